import { redirect } from '@tanstack/react-router'
import { localePath, type Locale } from '#domain/locale.ts'
import { orNotFound } from '#web/lib/not-found-on-404.ts'
import { readOutcome, type OutcomeView } from './calls.ts'
import { outcomePath } from './outcome-path.ts'

/** The outcome for one of its three addresses; an order that stands otherwise is shown at its own. */
export async function loadOutcome(locale: Locale, reference: string | undefined, path: string): Promise<OutcomeView> {
  const outcome = await orNotFound(readOutcome(locale, reference))
  const own = outcomePath(outcome.outcome)
  if (own !== path) throw redirect({ href: `${localePath(locale, own)}?reference=${outcome.reference}`, replace: true })
  return outcome
}
