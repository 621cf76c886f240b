import type { Context } from '#server/kernel/context.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { checkQuotes } from './check-quotes.ts'
import { expireQuotes } from './queries.ts'

export function quoteJobs(context: Context): Job[] {
  return [
    { name: 'expire quotes', everySeconds: 10, run: () => expireQuotes(context.db, null) },
    { name: 'check quotes', everySeconds: 3600, run: () => checkQuotes(context) },
  ]
}
