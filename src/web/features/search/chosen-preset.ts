import { movedPreset, type DatePreset, type DateRange } from '#domain/weekend.ts'
import { localToday } from '#web/lib/local-today.ts'

/** The chip that the dates of the search were last chosen with; null for days of the calendar. */
let chosen: DatePreset | null = null

export function rememberPreset(preset: DatePreset | null): void {
  chosen = preset
}

/** The days of the chosen chip in the region of another place; undefined if the dates are not those of a chip. */
export function presetIn(region: string, range: DateRange | null): DateRange | undefined {
  return chosen && range ? movedPreset(range, { preset: chosen, today: localToday(), region }) : undefined
}
