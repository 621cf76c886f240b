import type { Rate } from '#domain/exchange.ts'
import { jumpsOf, ratesOf, type RateSheet } from '#domain/rate-sheet.ts'
import type { Connection } from '#server/kernel/database.ts'
import { findNewestRates, findToday, upsertRates } from './queries.ts'
import type { RateSource } from './rate-source.ts'
import { RatesError } from './rates-error.ts'

/**
 * Stores a source's newest sheet, completely or not at all (docs/rules/exchange.md). Orders keep their rate; carts and
 * pages use the new one within a minute.
 * @throws RatesError: the source is unavailable or invalid, its day is in the future, or a currency moved by more than
 * a fifth without `acceptsJumps`
 */
export async function saveRates(
  connection: Connection,
  source: RateSource,
  { acceptsJumps }: { acceptsJumps: boolean },
): Promise<{ asOf: string; rates: Rate[]; changed: number }> {
  const sheet = await source.read()
  const rates = understood(sheet)
  const today = await findToday(connection)
  if (sheet.asOf > today)
    throw new RatesError(`These are rates of ${sheet.asOf}, which is in the future: today is ${today}.`)
  const jumps = acceptsJumps ? [] : jumpsOf(await findNewestRates(connection), rates)
  if (jumps.length > 0) {
    const list = jumps.map(
      ({ currency, fromMicros, toMicros }) => `${currency} from ${fromMicros / 1e6} to ${toMicros / 1e6}`,
    )
    throw new RatesError(`More than a fifth up or down for a dollar: ${list.join(', ')}. If that is so, say --force.`)
  }
  return { asOf: sheet.asOf, rates, changed: await upsertRates(connection, rates) }
}

function understood(sheet: RateSheet): Rate[] {
  try {
    return ratesOf(sheet)
  } catch (error) {
    if (error instanceof RangeError) throw new RatesError(`${error.message}.`)
    throw error
  }
}
