import { freeRule, type CancellationRule } from '#domain/cancellation-rule.ts'
import { addDays } from '#domain/add-days.ts'

/**
 * Whether a booking for the dates that the visitor looked for may still be cancelled free of charge; of several days the
 * preferred one counts, otherwise the last. Without dates for some day. `today` is the city's, as are all dates
 * ('YYYY-MM-DD'); the hour of the last day is not compared.
 */
export function canBeFree(
  rules: readonly CancellationRule[],
  range: { to: string; preferred?: string } | undefined,
  today: string,
): boolean {
  const rule = freeRule(rules)
  return rule !== null && (range === undefined || addDays(range.preferred ?? range.to, -rule.day) >= today)
}
