import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { findAge } from './queries.ts'
import { saveRates } from './save-rates.ts'
import { webSource } from './web-source.ts'

const ASK_AGAIN_HOURS = 6
/** Central banks publish no rates on weekends and at Easter: the longest gap is Thursday to Tuesday. */
const OLD_DAYS = 6

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
    const isOld = age === null || age.days > OLD_DAYS
    context.log[isOld ? 'error' : 'warn']({ err: error, days: age?.days }, 'exchange rates were not fetched')
  }
}
