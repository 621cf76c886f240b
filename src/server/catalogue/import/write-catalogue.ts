import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { flattenRows } from './flatten-rows.ts'
import { columnsOf, kindNames, kinds, type KindName } from './kinds.ts'
import { writeCells } from './read-cell.ts'

/** A supplier, city, category or product in the format of the import, with its nested lists. */
export interface ExportedRow {
  kind: KindName
  value: Record<string, unknown>
}

/** Writes rows to a file per kind in `directory`, which is created. Replaces existing files. */
export async function writeCatalogue(
  directory: string,
  format: 'ndjson' | 'csv',
  rows: AsyncIterable<ExportedRow> | Iterable<ExportedRow>,
): Promise<void> {
  await mkdir(directory, { recursive: true })
  const writer = format === 'csv' ? csvWriter(directory) : ndjsonWriter(directory)
  try {
    for await (const { kind, value } of rows) await writer.write(kind, value)
  } finally {
    await writer.end()
  }
}

function ndjsonWriter(directory: string) {
  const files = openFiles(directory, ['suppliers', 'cities', 'categories', 'products'], 'ndjson')
  return {
    write: (kind: KindName, value: Record<string, unknown>) =>
      put(files.get(kind), `${JSON.stringify(withoutNulls(value))}\n`),
    end: () => endFiles(files),
  }
}

function csvWriter(directory: string) {
  const files = openFiles(directory, kindNames, 'csv')
  const file = { index: 0, name: '', format: 'json' } as const
  // Without the byte order mark, spreadsheets assume an encoding older than UTF-8.
  for (const [kind, stream] of files) stream.write(`\uFEFF${csvLine(kinds[kind].fields.flatMap(columnsOf))}`)
  return {
    write: async (kind: KindName, value: Record<string, unknown>) => {
      const currency = typeof value['currency'] === 'string' ? value['currency'] : ''
      for (const row of flattenRows({ kind, file, place: '', values: value })) {
        const values = { ...(row.values as Record<string, unknown>), ...row.parents }
        const cells = kinds[row.kind].fields.flatMap((field) =>
          writeCells(field, valueAt(values, field.path), currency),
        )
        await put(files.get(row.kind), csvLine(cells))
      }
    },
    end: () => endFiles(files),
  }
}

function openFiles(directory: string, names: readonly KindName[], extension: string): Map<KindName, WriteStream> {
  return new Map(names.map((kind) => [kind, createWriteStream(join(directory, `${kind}.${extension}`))]))
}

async function endFiles(files: Map<KindName, WriteStream>): Promise<void> {
  await Promise.all(
    [...files.values()].map(async (stream) => {
      stream.end()
      await once(stream, 'finish')
    }),
  )
}

async function put(stream: WriteStream | undefined, text: string): Promise<void> {
  if (stream && !stream.write(text)) await once(stream, 'drain')
}

const csvLine = (cells: string[]) =>
  `${cells.map((cell) => (/[",\n\r;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`

const valueAt = (values: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], values)

/** Omits null values, which are the default. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([name, inner]) => [name, withoutNulls(inner)]),
  )
}
