import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'
import { latestBuild } from './scripts/latest-build.mjs'
import { onePathIcons } from './scripts/one-path-icons.mjs'

// In development the API runs beside Vite (scripts/dev.mjs); in production one process serves both.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'

// The console is a build of its own (vite.console.config.ts).
const consoleOrigin = process.env['CONSOLE_ORIGIN'] ?? 'http://127.0.0.1:3002'

// Pages poll whether the server still serves their build (web/lib/app-updates.ts).
const buildId = process.env['RIHLA_BUILD'] ?? randomUUID()

export default defineConfig(({ command }) => ({
  resolve: { alias: [{ find: /^use-intl$/, replacement: join(import.meta.dirname, 'src/web/lib/intl.ts') }] },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) },
  plugins: [
    compileMessages(),
    latestBuild(buildId),
    onePathIcons(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', entry: 'router' },
      server: { entry: process.env['PAGES_ENTRY'] ?? 'entry-server' },
    }),
    react(),
  ],
  server: { proxy: { '/api': api, '/sandbox': api, '/_image': api, '/console': { target: consoleOrigin, ws: true } } },
  // Every page needs the framework and the loaders of routes. A few large files compress better than thirty small ones
  // and load in parallel.
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|scheduler|@tanstack|seroval[^/]*|use-intl|icu-minify)\//,
                },
                // `$initial`: statically imported by the entry. Without it the group captures modules that are imported
                // on demand, and their packages: the metadata of phone numbers alone is 200 KB. Not the entry itself: it
                // awaits the layout's file, which would wait for the file that has the entry.
                { name: 'app', test: /src\/(web\/(?!client)|domain\/)|lucide-react|hono/, tags: ['$initial'] },
                // Icons of a few hundred bytes each, of which a page would request eight.
                { name: 'icons', test: /lucide-react/, minShareCount: 2 },
                // Small components that many screens share: one file instead of thirty of a few hundred bytes. Parts of
                // the checkout and of orders are shared only by outcome pages, and include the code for QR codes.
                {
                  name: 'shared',
                  test: /src\/(web\/(ui|features(?!\/(checkout|orders)\/))|domain)\/|lucide-react/,
                  minShareCount: 10,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Bundled, so that React's production build runs whatever NODE_ENV is: the development build renders several times
  // slower.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: { chunkSizeWarningLimit: 700 },
}))
