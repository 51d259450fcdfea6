import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "127.0.0.1:8000"; // `stolik serve`, while `npm run dev` shows the pages as they are written

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load nothing but files of its own origin: no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the words lie beside the package
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
