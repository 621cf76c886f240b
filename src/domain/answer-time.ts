/** Within what time people are usually answered, as it is said to them. */
export interface AnswerTime {
  unit: 'hours' | 'days'
  count: number
}

/** Fewer answers say nothing about what is usual. */
const LEAST_ANSWERS = 5
const HOUR_STEPS = [1, 2, 3, 4, 6, 12]
const MOST_DAYS = 7

/**
 * The time in which four of five answers came, rounded up to what people say. `seconds`: of each answer. Null for fewer than
 * five answers, and if it is more than a week: then nothing is promised (docs/rules/quotes.md).
 */
export function usualAnswerTime(seconds: readonly number[]): AnswerTime | null {
  if (seconds.length < LEAST_ANSWERS) return null
  const sorted = seconds.toSorted((a, b) => a - b)
  const hours = (sorted[Math.ceil(sorted.length * 0.8) - 1] ?? Infinity) / 3600
  const step = HOUR_STEPS.find((count) => hours <= count)
  if (step !== undefined) return { unit: 'hours', count: step }
  const days = Math.ceil(hours / 24)
  return days > MOST_DAYS ? null : { unit: 'days', count: days }
}
