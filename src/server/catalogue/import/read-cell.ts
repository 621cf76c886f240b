import { latinDigits } from '#domain/arabic.ts'
import { exponentOf, isCurrency } from '#domain/currency.ts'
import { decimalOf, minorOf } from '#domain/money.ts'
import type { Field } from './fields.ts'
import { columnsOf } from './kinds.ts'

const YES = new Set(['yes', 'true', '1', 'نعم'])
const NO = new Set(['no', 'false', '0', 'لا'])

/** Takes the place of a price that cannot be read; its message is the error. */
export class UnreadableCell extends Error {}

/**
 * A field's value as in JSON, from its cells; undefined if all are empty. List entries are lines, or separated by '|'
 * in one line. Digits may be Arabic; money is decimal in the product's `currency`. Unreadable values stay text, which
 * their check refuses. Throws UnreadableCell for money.
 */
export function readCells(field: Field, cells: Record<string, string>, currency: string | null): unknown {
  const cellsOf = columnsOf(field).map((column) => cells[column] ?? '')
  const isList = field.shape === 'lists' || field.shape === 'list'
  const values = cellsOf.map((cell) => (isList && cell.trim() !== '' ? cell : cell.trim()))
  if (values.every((value) => value === '')) return undefined
  const [first = '', second = ''] = values
  switch (field.shape) {
    case 'words':
      return { ...(first === '' ? {} : { ar: first }), ...(second === '' ? {} : { en: second }) }
    case 'lists':
      return { ar: entriesOf(first), en: entriesOf(second) }
    case 'list':
      return entriesOf(first)
    case 'whole-list':
      return entriesOf(first).map(numberOf)
    case 'whole':
    case 'decimal':
      return numberOf(first)
    case 'flag':
      return YES.has(first.toLowerCase()) ? true : NO.has(first.toLowerCase()) ? false : first
    case 'money':
      return moneyOf(first, currency)
    default:
      return first
  }
}

/** The inverse of readCells. */
export function writeCells(field: Field, value: unknown, currency: string): string[] {
  if (value === null || value === undefined) return columnsOf(field).map(() => '')
  const pair = value as { ar: unknown; en: unknown }
  switch (field.shape) {
    case 'words':
      return [String(pair.ar), String(pair.en)]
    case 'lists':
      return [linesOf(pair.ar as string[]), linesOf(pair.en as string[])]
    case 'list':
    case 'whole-list':
      return [(value as unknown[]).join('|')]
    case 'flag':
      return [value === true ? 'yes' : 'no']
    case 'money':
      return [decimalOf(Number(value), exponentOf(currency))]
    default:
      return [typeof value === 'string' ? value : JSON.stringify(value)]
  }
}

/** A single entry may contain '|'. */
const linesOf = (entries: string[]) =>
  `${entries.join('\n')}${entries.length === 1 && entries[0]?.includes('|') ? '\n' : ''}`

const entriesOf = (cell: string) =>
  cell
    .split(cell.includes('\n') ? '\n' : '|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

function numberOf(cell: string): number | string {
  const latin = latinDigits(cell).replace('٫', '.')
  return /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(latin) ? Number(latin) : cell
}

function moneyOf(cell: string, currency: string | null): number | undefined {
  // The product's row reports the invalid currency.
  if (currency === null || !isCurrency(currency)) return undefined
  const minor = minorOf(cell, currency)
  if (minor !== null) return minor
  const exponent = exponentOf(currency)
  throw new UnreadableCell(
    `"${cell}" is not an amount of ${currency}; write it with ${exponent === 0 ? 'no digits' : `at most ${exponent} digits`} after the decimal point, such as ${decimalOf(12_500, exponent)}`,
  )
}
