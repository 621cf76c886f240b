import { randomUUID } from 'node:crypto'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'
import { latestBuild } from './scripts/latest-build.mjs'

// In development the API runs beside Vite (scripts/dev.mjs); in production one process serves both.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'

// Pages poll whether the server still serves their build (web/lib/app-updates.ts).
const buildId = process.env['RIHLA_BUILD'] ?? randomUUID()

export default defineConfig(({ command }) => ({
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId) },
  plugins: [
    compileMessages(),
    latestBuild(buildId),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', entry: 'router' },
      server: { entry: process.env['PAGES_ENTRY'] ?? 'entry-server' },
    }),
    react(),
  ],
  server: { proxy: { '/api': api, '/sandbox': api, '/_image': api } },
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
                // Small components that many screens share: one file instead of thirty of a few hundred bytes.
                {
                  name: 'shared',
                  test: /src\/(web\/(ui|features)|domain)\/|lucide-react/,
                  minShareCount: 6,
                },
                // Excludes screens (loaded on navigation), messages (one file per language) and layouts in folders
                // (loaded only by their sites).
                {
                  name: 'app',
                  test: (id) =>
                    /src\/web\/(routes|lib|layouts)\//.test(id) &&
                    !/tsr-split|lib\/messages-|layouts\/[^/]+\//.test(id),
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
