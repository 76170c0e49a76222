// A ship on which everything happens at once: what a view holds is all that is drawn, so that a view is all it takes.

/** What rooms of the two kinds can be, in the order in which they are laid out. */
const ROOMS = {
  room_1: ["evacuation_a", "armory", "comms", "emergency", "evacuation_b", "fire_control", "generator", "laboratory", "nest", "storage", "surgery"],
  room_2: ["engine_control", "airlock", "hatch", "monitoring", "slime", "cabins", "canteen", "command", "shower"],
};

/** Changes every view that comes by the live line; `change` gets the view and the board. */
export async function rewrite(page, change) {
  const boards = new Map();
  await page.routeWebSocket(/\/live/, (ours) => {
    const server = ours.connectToServer();
    server.onMessage(async (text) => {
      const data = JSON.parse(String(text));
      if (data.view?.rooms) {
        const { title, board } = data.view;
        const path = `/api/titles/${title}/board/${board}`;
        if (!boards.has(path)) boards.set(path, page.request.get(path).then((r) => r.json()));
        change(data.view, await boards.get(path));
      }
      ours.send(JSON.stringify(data));
    });
  });
}

/** Every room is explored and full, every corridor is loud. `turn` says which of the rooms are left out. */
export function crowd(turn = 0) {
  return (view, board) => {
    const laid = { room_1: 0, room_2: turn };
    view.rooms = board.slots.map((slot, n) => {
      const some = ROOMS[slot.kind];
      const room = slot.room || some[laid[slot.kind]++ % some.length];
      if (!slot.room) view.names[`slot:${slot.id}`] = { id: `room-${room.replaceAll("_", "-")}` };
      const objects = n % 4 === 0 ? ["egg", "carcass"] : n % 4 === 1 ? ["corpse_blue"] : [];
      return { slot: slot.id, room, explored: true, items: n % 5, fire: n % 2 === 0, malfunction: n % 3 === 0, objects };
    });
    view.noise = [...board.corridors.filter((_, n) => n % 2).map((c) => c.id), board.networks[0]];
    view.doors = Object.fromEntries(board.corridors.filter((_, n) => n % 2 === 0).map((c, n) => [c.id, n % 2 ? "closed" : "destroyed"]));
    view.figures = [2, 9, 13].flatMap((n, k) =>
      ["queen", "adult"].slice(k % 2).map((kind) => ({ figure: `${kind}_${n}`, kind, slot: board.slots[n].id, injuries: k })),
    );
    view.intruders.weaknesses = Object.fromEntries(Object.keys(view.intruders.weaknesses).map((object, n) => [object, n ? "" : "species_on_the_brink"]));
    view.notes.engines = ["working", "damaged", ""];
  };
}
