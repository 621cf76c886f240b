import { outcomePath } from '#domain/checkout-outcome.ts'
import { localePath } from '#domain/locale.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { countStep } from '#server/kernel/metrics.ts'
import { returnKey } from '#server/booking/orders/return-key.ts'
import { getSite } from '#server/sites/get-site.ts'
import { paymentUnavailable } from './call-provider.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { closePaymentAttempt, setSession, type PaymentToSettle } from './queries.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a page stays open for an order that waits until a deadline: who left it comes back by the link. */
export const PAGE_SECONDS = 3600

export type PaymentToOpen = Pick<
  PaymentToSettle,
  | 'id'
  | 'provider'
  | 'attemptKey'
  | 'amountMinor'
  | 'currency'
  | 'orderReference'
  | 'language'
  | 'description'
  | 'email'
  | 'createdAt'
  | 'holdExpiresAt'
  | 'isByLink'
  | 'siteId'
  | 'dateChangeId'
>

/**
 * Asks the provider for the page of an attempt that was just begun, after its order is committed, never inside a transaction. Nothing to
 * pay is confirmed instead, and there is no page. Throws ApiError `checkout.payment_unavailable` when the provider does not answer: the
 * places stay held and the call can be repeated, and `checkout.hold_expired` or `checkout.already_paid` when the attempt ended meanwhile.
 */
export async function openCheckoutSession(
  context: PaymentContext,
  payment: PaymentToOpen,
): Promise<{ redirectUrl: string | null }> {
  if (payment.amountMinor === 0) {
    await settlePayment(context, { paymentId: payment.id })
    return { redirectUrl: null }
  }
  const { redirectUrl, status } = await countStep('payment_page', () => openSession(context, payment))
  if (status === 'processing') return { redirectUrl }
  // It has ended while the provider took its time: a page that could still be paid would sell places that are others' by now.
  const state = await settlePayment(context, { paymentId: payment.id, expire: true }).catch((error: unknown) =>
    context.log.warn(
      { err: error, paymentId: payment.id },
      'a payment page opened after its order ended could not be closed',
    ),
  )
  if (state === 'complete' || state === 'processing') throw new ApiError('conflict', 'checkout.already_paid')
  throw new ApiError('gone', 'checkout.hold_expired')
}

async function openSession(context: PaymentContext, payment: PaymentToOpen) {
  const expiresAt = endOfPage(payment)
  const { orderReference: reference, language } = payment
  const key = returnKey(context.configuration, reference, expiresAt)
  const origin = siteOrigin(context.configuration.origin, await getSite(context.db, payment.siteId))
  const at = (path: string) => `${origin}${localePath(language, path)}`
  const search = `?reference=${reference}&returnKey=${key}`
  const pageOfChange = `${at(`/invoices/${reference}`)}?dateChange=${payment.dateChangeId}&returnKey=${key}`
  const opened = await context.providers.ask(payment.provider, (provider) =>
    provider.createSession({
      attemptKey: payment.attemptKey,
      orderReference: reference,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      language,
      description: payment.description,
      email: payment.email,
      // The page of the order tells what became of a change of date.
      ...(payment.dateChangeId === null
        ? { returnUrl: `${at(outcomePath('booked'))}${search}`, cancelUrl: `${at(outcomePath('unpaid'))}${search}` }
        : { returnUrl: pageOfChange, cancelUrl: pageOfChange }),
      openedAt: payment.createdAt,
      expiresAt,
    }),
  )
  if (opened.kind === 'ok') {
    const { redirectUrl } = opened.value
    return { redirectUrl, status: await setSession(context.db, payment.id, opened.value) }
  }
  const isFinal = opened.kind === 'refused'
  context.log[isFinal ? 'error' : 'warn'](
    { err: opened.error, paymentId: payment.id },
    'the payment page could not be opened',
  )
  // With its key it would be refused for a day: the next press begins an attempt of its own.
  if (isFinal) await closePaymentAttempt(context.db, payment.id, 'expired', { ifUnopened: true })
  throw paymentUnavailable(payment.orderReference)
}

function endOfPage({ isByLink, createdAt, holdExpiresAt }: PaymentToOpen): Date {
  if (!isByLink) return holdExpiresAt
  return new Date(Math.min(holdExpiresAt.getTime(), createdAt.getTime() + PAGE_SECONDS * 1000))
}
