import { MAX_RATE_AGE_DAYS } from '#domain/exchange.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { findAge } from './queries.ts'
import { saveRates } from './save-rates.ts'
import { webSource } from './web-source.ts'

const ASK_AGAIN_HOURS = 6

export function currencyJobs(context: Context): Job[] {
  const { ratesUrl } = context.configuration
  if (ratesUrl === null) return []
  return [{ name: 'fetch exchange rates', everySeconds: 300, run: () => fetchRates(context, ratesUrl) }]
}

/** Several processes together fetch as often as one: the time of the last fetch is stored with the rates. */
export async function fetchRates(context: Context, url: string): Promise<void> {
  const age = await findAge(context.db)
  if (age && age.hours < ASK_AGAIN_HOURS) return
  try {
    const { asOf, changed } = await saveRates(context.db, webSource(url), { acceptsJumps: false })
    context.log.info({ asOf, changed }, 'fetched exchange rates')
  } catch (error) {
    // The old rates stay in use; an operator should look when they are too old.
    const isOld = age === null || age.days > MAX_RATE_AGE_DAYS
    context.log[isOld ? 'error' : 'warn']({ err: error, days: age?.days }, 'exchange rates were not fetched')
  }
}
