import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// In development the API runs beside Vite (scripts/dev.mjs); in production one process serves both.
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3001'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: { routesDirectory: 'routes', generatedRouteTree: 'route-tree.gen.ts', entry: 'router' },
      server: { entry: 'entry-server' },
    }),
    react(),
  ],
  server: { proxy: { '/api': api, '/sandbox': api, '/_image': api } },
  build: { chunkSizeWarningLimit: 700 },
})
