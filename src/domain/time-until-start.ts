import type { TimeUntilStart } from './deadlines.ts'

export interface Times {
  startsAt: Date
  cutoffAt: Date
  now: Date
}

/** The nearest start and the nearest end of a sale, of one row at least. */
export function timeUntilStart(rows: readonly Times[]): TimeUntilStart {
  return {
    untilStart: Math.min(...rows.map((row) => (row.startsAt.getTime() - row.now.getTime()) / 1000)),
    untilCutoff: Math.min(...rows.map((row) => (row.cutoffAt.getTime() - row.now.getTime()) / 1000)),
  }
}
