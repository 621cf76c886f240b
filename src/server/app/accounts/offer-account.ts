import type { Locale } from '#domain/locale.ts'
import { findOwnOrder, type OwnOrderWish } from '#server/booking/orders/find-own-order.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempts, networkLimits } from '#server/kernel/count-attempt.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { insertLink } from '#server/accounts/link-queries.ts'

/**
 * Mails to an order's address a link that makes an account of its details, or adds it to the one that the address has. The order's own link is
 * no proof of the mailbox: whoever ordered has it on the screen, whatever address they typed. So it answers alike for every order. Throws
 * ApiError `orders.order_unknown`, `account.too_many_attempts`.
 */
export async function offerAccount(context: Context, input: OwnOrderWish & { locale: Locale }): Promise<void> {
  const order = await findOwnOrder(context, input)
  await countAttempts(context.db, 'account.too_many_attempts', [
    { key: `sign-up ${order.email.toLowerCase()}`, most: 5, windowSeconds: 3600 },
    ...networkLimits(input.visitor.address, { key: 'sign-up', most: 20, windowSeconds: 900 }),
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
