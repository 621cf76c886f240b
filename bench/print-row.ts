export interface Row {
  what: string
  ours: number
  /** Of the bare server in the same run; null if there is none. */
  limit: number | null
  /** Null: `ours` itself is compared with the aim. */
  ratio: number | null
  aim: string
}

const MARK = '@row '

/** Prints a result as text; for bench/all.ts, which sets BENCH_ROWS, as JSON in a line of its own. */
export function printRow(row: Row): void {
  process.stdout.write(process.env['BENCH_ROWS'] === 'on' ? `${MARK}${JSON.stringify(row)}\n` : `${lineOf(row)}\n`)
}

export function readRow(line: string): Row | null {
  return line.startsWith(MARK) ? (JSON.parse(line.slice(MARK.length)) as Row) : null
}

/** Columns: what, ours, limit, ratio, aim. */
export function lineOf({ what, ours, limit, ratio, aim }: Row): string {
  return cells([what, number(ours), limit === null ? '' : number(limit), ratio === null ? '' : ratio.toFixed(3), aim])
}

export const heading = (): string => cells(['what', 'ours', 'limit', 'ratio', 'aim'])

function cells([what = '', ...others]: string[]): string {
  return [what.padEnd(46), ...others.map((text) => text.padStart(10))].join(' ').trimEnd()
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1))
