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

export interface CheckInFiles {
  /** What every phone needs offline: scripts, words, styles and fonts. */
  page: string[]
  /** The reader of codes in WebAssembly. */
  reader: string[]
}

/** The files of the check-in page in the build. */
export function checkInFiles(): CheckInFiles {
  if (!existsSync(MANIFEST)) return { page: [], reader: [] }
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>
  const seen = new Set<string>()
  const filesOf = (name: string, isLeftOut: (name: string) => boolean): string[] => {
    const chunk = chunks[name]
    if (!chunk || seen.has(name) || isLeftOut(name)) return []
    seen.add(name)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = chunk
    const own = [file, ...css, ...assets].map((one) => `/console/${one}`)
    return [...own, ...[...imports, ...dynamicImports].flatMap((next) => filesOf(next, isLeftOut))]
  }
  const page = [...new Set(filesOf(ENTRY, (name) => READER.test(name)))].toSorted()
  const readers = Object.keys(chunks).filter((name) => READER.test(name))
  const reader = [...new Set(readers.flatMap((name) => filesOf(name, () => false)))].toSorted()
  return { page, reader: reader.filter((file) => !page.includes(file)) }
}
