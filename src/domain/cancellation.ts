import type { CancellationRule } from './cancellation-rule.ts'
import { payableStep } from './currency.ts'
import { itemSets, type ItemState } from './item-states.ts'
import { multiplyBasisPoints } from './money.ts'

export interface CancellationCost {
  percentage: number
  costMinor: number
  refundMinor: number
}

/**
 * The cost of cancelling at `now`.
 * Of the rules whose deadline has not passed, the cheapest applies, up to and including its last second. Without such a
 * rule the whole price is kept.
 * `startsAt` and `now` are instants (ISO), `zone` is the city's. One day before the start is the same time on the
 * city's clock on the day before, also across daylight-saving changes.
 * The cost is rounded half up to a payable step, so that the rest can be refunded.
 */
export function cancellationCost(input: {
  rules: readonly CancellationRule[]
  startsAt: string
  now: string
  zone: string
  paidMinor: number
  currency: string
}): CancellationCost {
  const now = Temporal.Instant.from(input.now)
  const open = input.rules.filter(
    (rule) => Temporal.Instant.compare(now, deadlineOf(rule, input.startsAt, input.zone)) <= 0,
  )
  const percentage = open.length === 0 ? 100 : Math.min(...open.map((rule) => rule.percentage))
  const share = multiplyBasisPoints(input.paidMinor, percentage * 100, payableStep(input.currency))
  const costMinor = Math.min(share, input.paidMinor)
  return { percentage, costMinor, refundMinor: input.paidMinor - costMinor }
}

export interface CancellationStep {
  /** An instant, inclusive. */
  until: string
  percentage: number
}

/**
 * The policy as a list of steps in the order of time: until when which percentage is kept. The last step ends with the
 * start. Consistent with `cancellationCost`: the first step whose end has not passed applies.
 */
export function cancellationSteps(
  rules: readonly CancellationRule[],
  startsAt: string,
  zone: string,
): CancellationStep[] {
  const start = Temporal.Instant.from(startsAt)
  const deadlines = rules
    .map((rule) => ({ at: deadlineOf(rule, startsAt, zone), percentage: rule.percentage }))
    .filter(({ at }) => Temporal.Instant.compare(at, start) <= 0)
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at))
  const steps: CancellationStep[] = []
  for (const [index, { at }] of deadlines.entries()) {
    // An earlier rule has no effect if a later deadline costs less.
    const percentage = Math.min(...deadlines.slice(index).map((later) => later.percentage))
    const last = steps.at(-1)
    if (last && (last.percentage === percentage || last.until === at.toString())) last.until = at.toString()
    else steps.push({ until: at.toString(), percentage })
  }
  const last = steps.at(-1)
  if (last?.percentage === 100) last.until = start.toString()
  else if (last?.until !== start.toString()) steps.push({ until: start.toString(), percentage: 100 })
  return steps
}

export interface RefundStep extends CancellationStep {
  /** Minor units. */
  refundMinor: number
}

/**
 * What cancelling from `now` on refunds of `paidMinor`, step by step: the first applies now, the last ends with the start. The cancellation
 * sheet, cart and checkout show these. None once the start has passed, or when nothing is paid.
 */
export function refundSteps(input: Parameters<typeof cancellationCost>[0]): RefundStep[] {
  const now = Temporal.Instant.from(input.now)
  if (input.paidMinor === 0) return []
  return cancellationSteps(input.rules, input.startsAt, input.zone)
    .filter(({ until }) => Temporal.Instant.compare(until, now) >= 0)
    .map((step) => ({ ...step, refundMinor: cancellationCost({ ...input, now: step.until }).refundMinor }))
}

/**
 * Whether the buyer may cancel a booking: it has not begun, its ticket was not redeemed, and it is confirmed, or is a
 * pay-later booking without a payment in progress.
 */
export function isCancellable(booking: {
  status: ItemState
  hasBegun: boolean
  isUsed: boolean
  isPaymentOpen: boolean
}): boolean {
  if (booking.hasBegun || booking.isUsed) return false
  return (
    itemSets.booked.includes(booking.status) || (itemSets.unpaid.includes(booking.status) && !booking.isPaymentOpen)
  )
}

/** The step of the policy that applies at `now`; null once the start has passed. */
export function cancellationStepAt(
  now: Date,
  rules: readonly CancellationRule[],
  startsAt: string,
  zone: string,
): CancellationStep | null {
  return cancellationSteps(rules, startsAt, zone).find(({ until }) => new Date(until) >= now) ?? null
}

function deadlineOf(rule: CancellationRule, startsAt: string, zone: string): Temporal.Instant {
  return Temporal.Instant.from(startsAt)
    .toZonedDateTimeISO(zone)
    .subtract({ days: rule.day })
    .subtract({ hours: rule.hour, minutes: rule.minute })
    .toInstant()
}

/**
 * The terms that can be promised for a request: null if they end before the host must have answered (`answerBy`), when it
 * can first be paid. `answerBy` is null for what needs no answer.
 */
export function promisedStep(step: CancellationStep | null, answerBy: Date | null): CancellationStep | null {
  return step && answerBy && new Date(step.until) <= answerBy ? null : step
}
