import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.plugin.ts";
import { tablePage } from "./table-page.plugin.ts";

const server = process.env.AIRLOCK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), icons(), tablePage()],
  build: {
    outDir: "../src/airlock/server/static",
    emptyOutDir: true,
    // The policy of the server allows no inline scripts and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { include: ["src/**/*.test.ts"] },
});
