import { deadlineOnClock } from '#domain/date-words.ts'
import type { CheckoutView } from './calls.ts'

type Item = Pick<CheckoutView['cart']['items'][number], 'cancellation' | 'zone' | 'cityName'>

/** Until when all items of an order can be cancelled free of charge, on the clock of the first that cannot; null without such a time. */
export function freeUntil(items: readonly Item[]): CheckoutView['methods'][number]['heldUntil'] | null {
  const [first] = items
    .flatMap(({ cancellation: { steps }, zone, cityName }) =>
      steps[0]?.percentage === 0 && steps.length > 1 ? [{ until: steps[0].until, zone, cityName }] : [],
    )
    .toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until))
  return first ? { ...deadlineOnClock(first.until, first.zone), cityName: first.cityName } : null
}

/** Whether the free cancellation of an item ends before an instant (ISO 8601). */
export const isFreeOver = (items: readonly Item[], at: string): boolean =>
  items.some(({ cancellation: { steps } }) => {
    const [step] = steps
    return step?.percentage === 0 && steps.length > 1 && Date.parse(step.until) < Date.parse(at)
  })
