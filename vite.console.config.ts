import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileMessages } from './scripts/compile-messages.mjs'

/** The operator's console: a second application, rendered in the browser only. The shop's build knows nothing of it. */
export default defineConfig({
  root: 'src/console',
  base: '/console/',
  publicDir: false,
  // Apart from the shop's, which runs beside it in development.
  cacheDir: join(import.meta.dirname, 'node_modules/.vite-console'),
  server: { fs: { allow: [import.meta.dirname] } },
  plugins: [compileMessages(), tailwindcss(), react()],
  build: {
    outDir: '../../dist/console',
    emptyOutDir: true,
    target: 'esnext',
    // As data: addresses they would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})
