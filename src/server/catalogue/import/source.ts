import type { KindName } from './kinds.ts'

export interface SourceFile {
  /** The index among the files of this import. */
  index: number
  name: string
  format: 'csv' | 'json' | 'ndjson'
}

/** A row as read, unchecked. */
export interface RawRow {
  kind: KindName
  file: SourceFile
  /**
   * CSV: the row number of a spreadsheet, '17'. JSON: '$[3].units[0]'. NDJSON: the line and the path inside, '17
   * units[0]'.
   */
  place: string
  /** Cells by column, or a JSON value. */
  values: unknown
  /** In JSON: the codes of its parents, null if they have none. */
  parents: Partial<Record<'product' | 'option' | 'schedule', string | null>>
}

/** Rows of one kind (with nested rows), in the order of their file. */
export interface Source {
  kind: KindName
  file: SourceFile
  rows: () => AsyncIterable<RawRow> | Iterable<RawRow>
}
