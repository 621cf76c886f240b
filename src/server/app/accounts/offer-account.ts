import type { Locale } from '#domain/locale.ts'
import { findOwnOrder, type OwnOrderInput } from '#server/booking/orders/find-own-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { insertLink } from '#server/accounts/link-queries.ts'

/**
 * Mails to an order's address a link that creates an account from its details, or adds it to the existing account. The
 * order's own link does not verify the mailbox, because the buyer sees it whatever address was entered; so every order
 * gets the same response.
 * @throws ApiError `orders.order_unknown`, `account.too_many_attempts`
 */
export async function offerAccount(context: Context, input: OwnOrderInput & { locale: Locale }): Promise<void> {
  const order = await findOwnOrder(context, input)
  await countInTurn(context.db, 'account.too_many_attempts', [
    networkLimits(input.visitor.address, { key: 'sign-up', most: 20, windowSeconds: 900 }),
    [{ key: `sign-up ${order.email.toLowerCase()}`, most: 5, windowSeconds: 3600 }],
  ])
  const token = newToken()
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    token,
    email: order.email,
    firstName: order.firstName,
    lastName: order.lastName,
    countryCode: order.countryCode,
    phone: order.phone,
    language: input.locale,
    siteId: input.visitor.site.id,
    passwordHash: null,
    orderReference: order.reference,
  })
}
