/**
 * Cancelling at least this long before the start costs `percentage` of the price. Days are calendar days of the city.
 */
export interface CancellationRule {
  day: number
  hour: number
  minute: number
  percentage: number
}

const minutesBefore = ({ day, hour, minute }: CancellationRule) => day * 1440 + hour * 60 + minute

/** The rules with the earliest deadline first. */
export const byDeadline = <Rule extends CancellationRule>(rules: readonly Rule[]): Rule[] =>
  rules.toSorted((one, other) => minutesBefore(other) - minutesBefore(one))

/** Whether the last deadline is before the start: after it, the whole price is kept. */
export const endsBeforeStart = (rules: readonly CancellationRule[]): boolean =>
  rules.every((rule) => minutesBefore(rule) > 0)

/** The rule with the latest deadline up to which cancelling is free; null if it never is. */
export const freeRule = <Rule extends CancellationRule>(rules: readonly Rule[]): Rule | null =>
  rules
    .filter((rule) => rule.percentage === 0)
    .toSorted((one, other) => minutesBefore(one) - minutesBefore(other))[0] ?? null
