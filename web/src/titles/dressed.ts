// A title with what a species adds to it: more pictures, cards, moments and sounds, and its own rules of the board.

import type { AdditionLook } from "./addition";
import type { Script } from "./scenes";
import type { Icons, LogTones, SpeciesLook, TitleLook } from "./title";

/** What the species says of anything goes before what the title says of it. */
export function dressed(title: TitleLook, species: SpeciesLook): TitleLook {
  return {
    ...title,
    icons: joined(title.icons, species.icons),
    bodies: { ...title.bodies, ...species.bodies },
    families: { ...title.families, ...species.families },
    faces: { ...title.faces, ...species.faces },
    rules: { ...title.rules, ...species.rules },
    script: told(title.script, species.script),
    sounds: {
      tones: { ...title.sounds.tones, ...species.sounds.tones },
      events: { ...title.sounds.events, ...species.sounds.events },
    },
    log: toned(title.log, species.log),
  };
}

/** The same with something that is added to the match; what is chosen on purpose goes before all else. */
export function added(look: TitleLook, addition: AdditionLook): TitleLook {
  return {
    ...look,
    icons: joined(look.icons, addition.icons),
    bodies: { ...look.bodies, ...addition.bodies },
    families: { ...look.families, ...addition.families },
    crew: { ...look.crew, ...addition.crew },
    script: told(look.script, addition.script),
    sounds: {
      tones: { ...look.sounds.tones, ...addition.sounds.tones },
      events: { ...look.sounds.events, ...addition.sounds.events },
    },
    log: toned(look.log, addition.log),
  };
}

function joined(some: Icons, more: Icons): Icons {
  const groups = [...new Set([...Object.keys(some), ...Object.keys(more)])];
  return Object.fromEntries(groups.map((group) => [group, { ...some[group], ...more[group] }]));
}

/** Its moments join those of the title; the parts of the phase are its own if it has any. */
function told(title: Script, own: Partial<Script>): Script {
  return {
    ...title,
    ...own,
    heads: { ...title.heads, ...own.heads },
    moments: { ...title.moments, ...own.moments },
    beats: { ...title.beats, ...own.beats },
    later: { ...title.later, ...own.later },
    rolls: { ...title.rolls, ...own.rolls },
    after: [...title.after, ...(own.after ?? [])],
    untold: [...title.untold, ...(own.untold ?? [])],
    warnings: [...title.warnings, ...(own.warnings ?? [])],
    graveFaces: [...title.graveFaces, ...(own.graveFaces ?? [])],
    fates: [...title.fates, ...(own.fates ?? [])],
  };
}

const toned = (title: LogTones, own: Partial<LogTones>): LogTones => ({
  chapter: [...title.chapter, ...(own.chapter ?? [])],
  secret: [...title.secret, ...(own.secret ?? [])],
  bad: [...title.bad, ...(own.bad ?? [])],
  noise: [...title.noise, ...(own.noise ?? [])],
});
