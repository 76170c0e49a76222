// A page that is told what has happened, whatever the match says: what a view and a log hold is all that is shown.

/** Lets a test tell this page what has happened, whatever the match says. */
export async function director(page) {
  let socket, state, count;
  await page.routeWebSocket(/\/live/, (ours) => {
    socket = ours;
    const server = ours.connectToServer();
    server.onMessage((text) => {
      const data = JSON.parse(String(text));
      if (data.type === "state") [state, count] = [data, data.from + data.events.length];
      ours.send(text);
    });
  });
  return (events, change = () => {}) => {
    const next = structuredClone({ ...state, from: count, events: events.map((e) => ({ rule: "", depth: 1, seq: state.seq, say: e.event, ...e })) });
    change(next.view, next);
    [state, count] = [next, count + events.length];
    socket.send(JSON.stringify(next));
    return next.view;
  };
}
