import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'
import { onePathIcons } from './scripts/one-path-icons.mjs'

/** The operator's console: a second application, rendered in the browser only. The shop's build knows nothing of it. */
export default defineConfig({
  root: 'src/console',
  base: '/console/',
  publicDir: false,
  // Apart from the shop's, which runs beside it in development.
  cacheDir: join(import.meta.dirname, 'node_modules/.vite-console'),
  server: { fs: { allow: [import.meta.dirname] } },
  plugins: [compileMessages(), onePathIcons(), tailwindcss(), react(), checkInPage()],
  build: {
    outDir: '../../dist/console',
    // From it the server knows the files of the check-in page (http/check-in-files.ts).
    manifest: true,
    rolldownOptions: {
      input: ['src/console/index.html', 'src/console/check-in.html'],
      output: {
        // A few files for a first load instead of sixty of a few hundred bytes. The check-in page, which is stored offline, has
        // `react` and `base`, not the frame of the console (`app`) and what its screens share.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            {
              debugName: 'base',
              name: (id, modules) => (isOf('check-in.html', id, modules) ? 'base' : null),
              test: /^(?!.*src\/console\/check-in\/)/,
              priority: 3,
            },
            { debugName: 'app', name: (id, modules) => (isOf('index.html', id, modules) ? 'app' : null), priority: 2 },
            { name: 'shared', test: /src\/|lucide/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
    emptyOutDir: true,
    target: 'esnext',
    // As data: addresses they would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const graphs = new Map<string, ReadonlySet<string>>()

function isOf(page: string, id: string, modules: Modules): boolean {
  const graph = graphs.get(page) ?? staticGraph(join(import.meta.dirname, 'src/console', page), modules)
  graphs.set(page, graph)
  return graph.has(id)
}

/** The modules that a page imports, without those that it loads later. */
function staticGraph(page: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const add = (from: string) => {
    for (const id of modules.getModuleInfo(from)?.importedIds ?? []) {
      if (found.has(id)) continue
      found.add(id)
      add(id)
    }
  }
  add(page)
  return found
}

/** In development: the page of its own at its address. */
function checkInPage(): Plugin {
  return {
    name: 'check-in-page',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/console\/check-in(?=$|\?)/, '/console/check-in.html')
        next()
      })
    },
  }
}
