import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { settleQuotes } from './settle-quotes.ts'

export function quoteJobs(context: Context): Job[] {
  return [{ name: 'settle quotes', everySeconds: 10, run: () => settleQuotes(context) }]
}
