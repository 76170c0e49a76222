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
  heads: { alert_revealed: "alert", alert_completed: "alert_over", alert_failed: "alert_lost", turret_shoots: "turret", offer_taken: "offer", shuttle_waits: "shuttle", shuttle_left: "departure" },
  moments: { alert: "scene-alert", alert_over: "scene-alert-over", alert_lost: "scene-alert-lost", turret: "scene-turret", offer: "scene-offer", shuttle: "scene-shuttle", departure: "scene-departure" },
  beats: {
    alert_revealed: { picture: { show: "card", card: (event) => alert(event) }, label: "scene-alert", tint: "danger", long: 2800, place: "everywhere" },
    alert_completed: { picture: { show: "card", card: (event) => alert(event, "scene-alert-done") }, label: "scene-alert-over", tint: "life", long: 2200, place: "everywhere" },
    alert_failed: { picture: { show: "card", card: (event) => alert(event, "scene-alert-failed") }, label: "scene-alert-lost", tint: "danger", long: 2600, grave: true, place: "everywhere" },
    offer_taken: { picture: { show: "person", who: "seat", icon: icons.sign.offer, moves: "appear" }, label: "scene-offer", tint: "danger", long: 1900 },
    shuttle_waits: { picture: { show: "count", number: "left", note: "scene-shuttle-left" }, label: "scene-shuttle", tint: "life", long: 1200, place: "everywhere" },
    shuttle_left: { picture: { show: "sign", icon: icons.sign.shuttle, moves: "leave" }, label: "scene-departure", tint: "life", long: 1900, place: "everywhere" },
    turret_shoots: { picture: { show: "sign", icon: icons.sign.turret, moves: "blink" }, label: "scene-turret", tint: "danger", long: 1500 },
  },
  later: { turret_shoots: ["turret_destroyed", "light_wound", "intruder_injured", "died"], alert_failed: ["lost_to_alert"], shuttle_left: ["left_with_shuttle", "left_behind"] },
  fates: ["lost_to_alert", "left_with_shuttle", "left_behind"],
};
