// The page of a table, beside index.html: it asks for all parts of a table at once instead of one after the other, and
// shows the table's frame before any script has come. And everything that is sent lies there packed as well.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

const PAGE = "/pages/TablePage.svelte";
const PACKED = /\.(js|css|html|svg|json)$/;
/** The same as parts/Frame.svelte, which takes over. */
const FRAME = '<div class="frame" data-frame><i></i><i></i><i></i><i></i></div>';

/** A chunk and everything that it needs before it can run, styles included. */
function partsOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const needed of chunk.imports) partsOf(bundle, needed, found);
  return found;
}

export function tablePage(): Plugin {
  return {
    name: "airlock-table-page",
    apply: "build",
    writeBundle: {
      order: "post",
      handler({ dir = "" }, bundle) {
        const page = Object.values(bundle).find((c) => c.type === "chunk" && c.facadeModuleId?.endsWith(PAGE));
        if (!page) throw new Error(`no chunk for ${PAGE}`);
        const index = readFileSync(join(dir, "index.html"), "utf8");
        // After the scripts that ask for the table's data, which must not wait behind these.
        const links = [...partsOf(bundle, page.fileName)]
          .filter((file) => !index.includes(file))
          .map((file) => `<link ${file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"'} fetchpriority="low" crossorigin href="/${file}">`);
        const table = index
          .replace("</head>", `  ${links.join("\n    ")}\n  </head>`)
          .replace('<div id="app"></div>', `<div id="app">${FRAME}</div>`);
        writeFileSync(join(dir, "table.html"), table);
        for (const file of [...Object.keys(bundle), "index.html", "table.html", "icon.svg"].filter((f) => PACKED.test(f)))
          writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file)), { level: 9 }));
      },
    },
  };
}
