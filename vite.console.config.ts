import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'

/** The operator's console: a second application, rendered in the browser only. The shop's build knows nothing of it. */
export default defineConfig({
  root: 'src/console',
  base: '/console/',
  publicDir: false,
  // Apart from the shop's, which runs beside it in development.
  cacheDir: join(import.meta.dirname, 'node_modules/.vite-console'),
  server: { fs: { allow: [import.meta.dirname] } },
  plugins: [compileMessages(), tailwindcss(), react(), checkInPage()],
  build: {
    outDir: '../../dist/console',
    // From it the server knows the files of the check-in page (http/check-in-files.ts).
    manifest: true,
    rolldownOptions: { input: ['src/console/index.html', 'src/console/check-in.html'] },
    emptyOutDir: true,
    target: 'esnext',
    // As data: addresses they would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})

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
