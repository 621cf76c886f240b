import { randomUUID } from 'node:crypto'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'
import { latestBuild } from './scripts/latest-build.mjs'

// In development the API runs beside Vite (scripts/dev.mjs); in production one process serves both.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'

// Pages ask now and then whether the server's build is still theirs (web/lib/app-updates.ts).
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
  // Every page needs the framework and the routes' loaders: in few files they are packed better than in thirty, and asked for at once.
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
                // Small parts that many screens share: in one file, instead of thirty of some hundred bytes each.
                {
                  name: 'shared',
                  test: /src\/(web\/(ui|features)|domain)\/|lucide-react/,
                  minShareCount: 6,
                },
                // Without the screens, which load when they are gone to, without the words (each language is a file of its own), and without the
                // layouts in folders of their own, which only their sites load.
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
  // Packed in, so that React runs as it was built, whatever NODE_ENV says: its development half renders several times slower.
  ssr: { noExternal: command === 'build' ? true : ['use-intl', 'icu-minify'] },
  build: { chunkSizeWarningLimit: 700 },
}))
