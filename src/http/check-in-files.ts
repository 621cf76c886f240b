import { existsSync, readFileSync } from 'node:fs'

const MANIFEST = 'dist/console/.vite/manifest.json'
const ENTRY = 'check-in.html'
/** Loaded where the browser reads no codes itself, and stored then. */
const READER = /load-reader/

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** What the check-in page needs offline: scripts, words, styles and fonts. */
export function checkInFiles(): string[] {
  if (!existsSync(MANIFEST)) return []
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (name: string): void => {
    const chunk = chunks[name]
    if (!chunk || seen.has(name) || READER.test(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/console/${file}`)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next)
  }
  add(ENTRY)
  return [...files].toSorted()
}
