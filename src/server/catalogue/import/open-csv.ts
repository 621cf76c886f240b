import { CsvError, parse } from 'csv-parse'
import type { ImportErrors } from './import-errors.ts'
import { columnsOf, kinds, type KindName } from './kinds.ts'
import { nameNear } from './name-near.ts'
import { readText, UnreadableFile } from './read-text.ts'
import type { RawRow, Source, SourceFile } from './source.ts'

/**
 * The rows of a CSV file, whose first row names the columns. The delimiter is the most frequent of comma, semicolon and
 * tab in that row.
 */
export function openCsv(path: string, file: SourceFile, kind: KindName, errors: ImportErrors): Source {
  async function* rows(): AsyncGenerator<RawRow> {
    let number = 0
    let columns: string[] | null = null
    try {
      for await (const cells of recordsOf(path)) {
        number += 1
        if (columns === null) {
          columns = cells.map((cell) => cell.trim())
          demandColumns(file, kind, columns, errors)
          continue
        }
        if (cells.every((cell) => cell.trim() === '')) continue
        if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
          errors.add(file, String(number), '', `has ${cells.length} cells, but there are ${columns.length} columns`)
        const values = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
        yield { kind, file, place: String(number), values, parents: {} }
      }
      if (columns === null) errors.add(file, '', '', 'is empty: the first row must name the columns')
    } catch (error) {
      if (!(error instanceof UnreadableFile) && !(error instanceof CsvError)) throw error
      errors.add(
        file,
        String(number + 1),
        '',
        error instanceof CsvError ? `cannot be read: ${error.message}` : error.message,
      )
    }
  }
  return { kind, file, rows }
}

async function* recordsOf(path: string): AsyncGenerator<string[]> {
  const text = readText(path)
  const first = (await text.next()).value ?? ''
  const parser = parse({ delimiter: delimiterOf(first), relax_column_count: true })
  const feed = (async () => {
    parser.write(first)
    for await (const piece of text) {
      if (!parser.write(piece)) await new Promise((resolve) => parser.once('drain', resolve))
    }
    parser.end()
  })().catch((error: Error) => parser.destroy(error))
  yield* parser as AsyncIterable<string[]>
  await feed
}

function delimiterOf(text: string): string {
  const header = (/^(?:"[^"]*"|[^"\n\r])*/.exec(text) ?? [''])[0].replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: header.split(delimiter).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).delimiter
}

function demandColumns(file: SourceFile, kind: KindName, columns: string[], errors: ImportErrors): void {
  const { fields } = kinds[kind]
  const known = fields.flatMap(columnsOf)
  for (const [place, column] of columns.entries()) {
    if (column === '') continue
    if (!known.includes(column)) errors.add(file, '1', column, `is not a column of ${kind}${nameNear(column, known)}`)
    else if (columns.indexOf(column) < place) errors.add(file, '1', column, 'occurs twice')
  }
  for (const column of fields.filter((field) => field.isRequired).flatMap(columnsOf))
    if (!columns.includes(column)) errors.add(file, '1', column, 'is missing: the file has no such column')
}
