/** The ship is about to blow up and burns in many places, whatever the match says: what a view holds is all that is drawn. */
export async function endanger(page) {
  await page.routeWebSocket(/\/live/, (ours) => {
    const server = ours.connectToServer();
    server.onMessage((text) => {
      const data = JSON.parse(String(text));
      if (data.view?.rooms && data.view.time > 4) {
        data.view.self_destruct = 4;
        for (const [n, room] of data.view.rooms.entries()) Object.assign(room, { fire: n < 6, malfunction: n < 2 });
      }
      ours.send(JSON.stringify(data));
    });
  });
}
