import type { KindName } from './kinds.ts'

export interface SourceFile {
  /** Among the files of this import. */
  index: number
  name: string
  format: 'csv' | 'json' | 'ndjson'
}

/** A row as it was read, before anything of it was checked. */
export interface RawRow {
  kind: KindName
  file: SourceFile
  /** CSV: the row as a spreadsheet numbers it, '17'. JSON: '$[3].units[0]'. NDJSON: the line and what is inside, '17 units[0]'. */
  place: string
  /** Cells by column, or a JSON value. */
  values: unknown
  /** In JSON: the codes of what it stands in, null where that has none. */
  parents: Partial<Record<'product' | 'option' | 'schedule', string | null>>
}

/** Rows of one kind (with what stands inside them), in the order of their file. */
export interface Source {
  kind: KindName
  file: SourceFile
  rows: () => AsyncIterable<RawRow> | Iterable<RawRow>
}
