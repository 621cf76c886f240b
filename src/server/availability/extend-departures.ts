import { departuresOfAll } from '#domain/schedule.ts'
import type { Context } from '#server/kernel/context.ts'
import {
  claimOptionsToExtend,
  closeExceptions,
  insertDepartures,
  listBookedExceptions,
  reopenPlanned,
  setPlannedUntil,
  type BookedAndClosed,
  type NewDeparture,
  type OptionToExtend,
} from './departure-planning.ts'

/** The booking horizon in days; a schedule may end before. */
const DAYS_AHEAD = 365
/** Options per transaction: few, so that it is short and other processes find some too. */
const AT_ONCE = 20

export interface Extended {
  added: number
  closed: number
  reopened: number
  /** Closed by an exception but booked before: left open. */
  booked: BookedAndClosed[]
}

/**
 * Creates the departures of the days within the booking horizon, from schedules and their exceptions on the city's
 * clock. Closes departures with a closing exception, and reopens them without it. Booked departures are never changed.
 * Idempotent, and safe with several processes (docs/rules/departures.md).
 */
export async function extendDepartures(context: Context): Promise<Extended> {
  let added = 0
  for (;;) {
    const count = await context.db.transaction(async (tx) => {
      const options = await claimOptionsToExtend(tx, { days: DAYS_AHEAD, most: AT_ONCE })
      if (options.length === 0) return null
      await setPlannedUntil(tx, options)
      return insertDepartures(tx, options.flatMap(planOption))
    })
    if (count === null) break
    added += count
  }
  return {
    added,
    closed: await closeExceptions(context.db),
    reopened: await reopenPlanned(context.db),
    booked: await listBookedExceptions(context.db),
  }
}

function planOption(option: OptionToExtend): NewDeparture[] {
  const { durationMinutes, cutoffMinutes } = option
  const rules = option.schedules.map((schedule) => ({ ...schedule, durationMinutes, cutoffMinutes }))
  return departuresOfAll(rules, option).map(({ rule: _rule, ...departure }) => ({ ...departure, optionId: option.id }))
}
