import { createBuilder } from 'vite'

/**
 * Bundles bench/bare/entry.tsx like the pages, so that both sides run the same React build. Returns the module's path.
 */
export async function buildBare(directory: string): Promise<string> {
  process.env['PAGES_ENTRY'] = '../../bench/bare/entry.tsx'
  const builder = await createBuilder({ logLevel: 'error', build: { outDir: directory } })
  await builder.buildApp()
  return `${directory}/server/entry.js`
}
