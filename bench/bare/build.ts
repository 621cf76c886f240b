import { createBuilder } from 'vite'

/** Packs bench/bare/entry.tsx as the pages are packed, so that both sides run the same React. Answers the module's path. */
export async function buildBare(directory: string): Promise<string> {
  process.env['PAGES_ENTRY'] = './entry.tsx'
  const builder = await createBuilder({ logLevel: 'error', build: { outDir: directory } })
  await builder.buildApp()
  return `${directory}/server/entry.js`
}
