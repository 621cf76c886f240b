import { redirect } from '@tanstack/react-router'
import { outcomePath } from '#domain/checkout-outcome.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { notFoundOn404 } from '#web/lib/not-found-on-404.ts'
import { readOutcome, type OutcomeSearch, type OutcomeView } from './calls.ts'

/** The outcome for one of its addresses; an order with another outcome is shown at its own. */
export async function loadOutcome(locale: Locale, search: OutcomeSearch, path: string): Promise<OutcomeView> {
  const outcome = await notFoundOn404(readOutcome(locale, search))
  const own = outcomePath(outcome.outcome)
  if (own === path) return outcome
  const query = new URLSearchParams({ ...search, reference: outcome.reference })
  throw redirect({ href: `${localePath(locale, own)}?${query}`, replace: true })
}
