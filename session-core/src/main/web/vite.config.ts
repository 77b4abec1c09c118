import { defineConfig } from 'vite';

// The jar's folder comes from Maven; by hand the page is built beside its sources.
export default defineConfig({
  base: './',
  build: {
    outDir: process.env['COCKPIT_PAGE'] ?? 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing may be inlined: the page's Content-Security-Policy lets only files of the server in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.txt' },
  },
});
