import { addItem } from '#server/cart/add-item.ts'
import { findOtherDates, type OtherDate } from '#server/cart/find-other-dates.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { findItemToRetry, type ItemToRetry } from './queries.ts'
import { findOwn } from './read-outcome.ts'

interface RetryInput {
  visitor: Visitor
  reference: string
  key: string | undefined
  itemId: number
}

/** Other dates on which a failed item is available, with the same selection. Throws ApiError like retryItem. */
export async function listRetryDates(context: PaymentContext, input: RetryInput): Promise<OtherDate[]> {
  const { visitor } = input
  const item = await itemOf(context, input)
  return findOtherDates(context, {
    visitor,
    optionId: item.optionId,
    notDepartureId: item.departureId,
    near: item.localDate,
    choice: { ...item.choice, duration: item.duration },
  })
}

/**
 * 'Try again' (D6): adds a failed item to the visitor's cart for another departure, with the same selection. Repeated calls add it once
 * (`intent`). Returns the cart's token for the cookie. Throws ApiError `checkout.order_unknown`, `checkout.item_unknown` if the order has no such
 * item or it cannot be retried, and `cart.*`.
 */
export async function retryItem(
  context: PaymentContext,
  input: RetryInput & { departureId: number },
): Promise<{ cartToken: string | null }> {
  const { visitor, departureId } = input
  const item = await itemOf(context, input)
  if (departureId === item.departureId) throw new ApiError('conflict', 'cart.departure_closed')
  const { cartToken } = await addItem(context, {
    visitor,
    optionId: item.optionId,
    departureId,
    duration: item.duration,
    intent: item.intent,
    guideLanguage: item.guideLanguage,
    partySize: item.partySize,
    ...item.choice,
  })
  return { cartToken }
}

async function itemOf(
  context: PaymentContext,
  { visitor, reference, key, itemId }: RetryInput,
): Promise<ItemToRetry & { choice: NonNullable<ItemToRetry['choice']> }> {
  const { orderId } = await findOwn(context, visitor, reference, key)
  const item = await findItemToRetry(context.db, orderId, itemId)
  if (!item || item.choice === null) throw new ApiError('missing', 'checkout.item_unknown')
  return { ...item, choice: item.choice }
}
