import { departuresOfAll } from '#domain/schedule.ts'
import type { Tx } from '#server/kernel/database.ts'
import {
  indexStagedDepartures,
  listOptionsToPlan,
  stageDepartures,
  type OptionToPlan,
  type StagedDeparture,
} from './departure-queries.ts'

const BATCH = 200
const MAX_AT_ONCE = 5000

/**
 * Plans the departures of the files' products for `days` days from today on the city's clock, and beyond as far as
 * departures exist already.
 */
export async function planDepartures(tx: Tx, days: number, onPlanned: (count: number) => void): Promise<void> {
  let after = 0
  for (;;) {
    const options = await listOptionsToPlan(tx, after, BATCH)
    let planned: StagedDeparture[] = []
    for (const option of options) {
      planned.push(...planOption(option, days))
      if (planned.length < MAX_AT_ONCE) continue
      await stageDepartures(tx, planned)
      onPlanned(planned.length)
      planned = []
    }
    if (planned.length > 0) await stageDepartures(tx, planned)
    onPlanned(planned.length)
    const last = options.at(-1)
    if (!last || options.length < BATCH) break
    after = last.id
  }
  await indexStagedDepartures(tx)
}

function planOption(option: OptionToPlan, days: number): StagedDeparture[] {
  const { zone, today, durationMinutes, cutoffMinutes } = option
  const wished = Temporal.PlainDate.from(today).add({ days }).toString()
  // Departures beyond the requested days must follow the new schedules too.
  const toDate = option.plannedUntil !== null && option.plannedUntil > wished ? option.plannedUntil : wished
  const rules = (option.schedules ?? []).map((schedule) => ({ ...schedule, durationMinutes, cutoffMinutes }))
  return departuresOfAll(rules, { zone, fromDate: today, toDate }).map((departure) => ({
    schedule_id: departure.rule.id,
    option_id: option.id,
    local_date: departure.localDate,
    local_time: departure.localTime,
    starts_at: departure.startsAt,
    ends_at: departure.endsAt,
    cutoff_at: departure.cutoffAt,
    capacity: departure.capacity,
    adjust_basis_points: departure.adjustBasisPoints,
  }))
}
