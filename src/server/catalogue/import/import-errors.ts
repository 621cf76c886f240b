import type { SourceFile } from './source.ts'

/** An error of a file as one line: 'products.csv:17 slug_ar: …'. */
export type ImportError = string

export interface ImportErrors {
  /** The first ones, up to the limit. */
  readonly listed: readonly ImportError[]
  readonly count: number
  /** `place` is in the file's format (source.ts); `field` is the name in the file, '' for the row or the file. */
  add: (file: SourceFile, place: string, field: string, message: string) => void
}

/** Collects the first `most` errors and counts all: a file can be wrong in every row. */
export function collectImportErrors(most: number): ImportErrors {
  const listed: ImportError[] = []
  let count = 0
  return {
    get listed() {
      return listed
    },
    get count() {
      return count
    },
    add: (file, place, field, message) => {
      count += 1
      if (listed.length < most) listed.push(`${whereOf(file, place, field)}: ${message}`)
    },
  }
}

/** 'products.csv:17 slug_ar', 'products.json $[3].units[0].priceMinor', 'products.ndjson:17 options[0].capacity'. */
export function whereOf(file: SourceFile, place: string, field: string): string {
  if (place === '') return [file.name, field].filter(Boolean).join(' ')
  if (file.format === 'json') return `${file.name} ${place}${field === '' ? '' : `.${field}`}`
  if (field === '') return `${file.name}:${place}`
  return `${file.name}:${place}${place.includes(' ') ? '.' : ' '}${field}`
}
