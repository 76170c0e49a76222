// Its moments: an alert, turrets that shoot, and what comes of an alert.

import type { Event } from "../../../api/types";
import type { Printed, Script } from "../../scenes";
import icons from "./icons.json";

const alert = (event: Event, stamp?: string): Printed => ({
  tint: "plain",
  label: "scene-alert",
  name: { kind: "alert", id: String(event.alert) },
  icon: (icons.alert as Record<string, string>)[String(event.alert)] ?? icons.sign.alert,
  ...(stamp ? { stamp, dull: true } : {}),
});

export const script: Partial<Script> = {
  heads: { alert_revealed: "alert", alert_fulfilled: "alert_over", alert_failed: "alert_lost", turret_shoots: "turret" },
  moments: { alert: "scene-alert", alert_over: "scene-alert-over", alert_lost: "scene-alert-lost", turret: "scene-turret" },
  beats: {
    alert_revealed: { picture: { show: "card", card: (event) => alert(event) }, label: "scene-alert", tint: "danger", long: 2800, place: "everywhere" },
    alert_fulfilled: { picture: { show: "card", card: (event) => alert(event, "scene-alert-done") }, label: "scene-alert-over", tint: "life", long: 2200, place: "everywhere" },
    alert_failed: { picture: { show: "card", card: (event) => alert(event, "scene-alert-failed") }, label: "scene-alert-lost", tint: "danger", long: 2600, grave: true, place: "everywhere" },
    turret_shoots: { picture: { show: "sign", icon: icons.sign.turret, moves: "blink" }, label: "scene-turret", tint: "danger", long: 1500 },
  },
  later: { turret_shoots: ["turret_destroyed", "light_wound", "intruder_injured", "died"], alert_failed: ["lost_to_alert"] },
  fates: ["lost_to_alert"],
};
