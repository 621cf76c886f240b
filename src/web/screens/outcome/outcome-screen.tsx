import { useRouter } from '@tanstack/react-router'
import { Ban, CircleCheck, CircleX, Clock, Landmark, LoaderCircle, TicketCheck, Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { AccountOffer } from '#web/features/accounts/account-offer.tsx'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { forgetOrder } from '#web/features/checkout/draft.ts'
import { rememberGuest } from '#web/features/checkout/remember-guest.ts'
import { textOf, titleOf } from '#web/features/checkout/outcome-words.ts'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import { TransferDetails } from '#web/features/checkout/transfer-details.tsx'
import { replaceLoaderData } from '#web/lib/router-internals.ts'
import { useArrivalFocus } from '#web/lib/use-arrival-focus.ts'
import { useAskAgain } from '#web/lib/use-ask-again.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { BookedDay } from './booked-day.tsx'
import { BookedTrips } from './booked-trip.tsx'
import { NextSteps } from './next-steps.tsx'
import { OutcomeActions, SeeBooking } from './outcome-actions.tsx'
import { OutcomeItems, waitingUnpaid } from './outcome-items.tsx'
import { OutcomeReceipt } from './outcome-receipt.tsx'
import { RequestSteps } from './request-steps.tsx'
import { inOrderOfReadiness, SeeYou } from './see-you.tsx'
import { StillInCart } from './still-in-cart.tsx'

const looks = {
  booked: { Icon: CircleCheck, color: 'text-success' },
  partially_booked: { Icon: TicketCheck, color: 'text-accent' },
  unsuccessful: { Icon: CircleX, color: 'text-danger' },
  in_progress: { Icon: LoaderCircle, color: 'text-primary' },
  on_hold: { Icon: Clock, color: 'text-primary' },
  reserved: { Icon: Clock, color: 'text-success' },
  awaiting_transfer: { Icon: Landmark, color: 'text-primary' },
  payment_failed: { Icon: CircleX, color: 'text-danger' },
  unpaid: { Icon: Wallet, color: 'text-primary' },
  cancelled: { Icon: Ban, color: 'text-ink-soft' },
} as const satisfies Record<OutcomeView['outcome'], object>

type Outcome = OutcomeView['outcome']
/** The ordered items are no longer in the cart. */
const leavingCart: Outcome[] = ['booked', 'partially_booked', 'awaiting_transfer', 'on_hold', 'reserved']
/** There is an action, or the page has to poll. */
const needingScript: Outcome[] = ['payment_failed', 'unpaid', 'partially_booked', 'in_progress', 'reserved']
/** The next step is displayed before the order. */
const actingFirst: Outcome[] = ['payment_failed', 'unpaid', 'in_progress']

/** The state of the order according to the server. Polls until it is settled. */
export function OutcomeScreen({ outcome: view }: { outcome: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const o = useTranslations('orders')
  const router = useRouter()
  const { visitor } = useSiteContext()
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const { outcome, key } = view
  const { Icon, color } = looks[view.replacedBy === null ? outcome : 'cancelled']
  const isWaiting = outcome === 'in_progress'
  const actsFirst = actingFirst.includes(outcome)
  const coming = inOrderOfReadiness(view.items.filter(({ ticket }) => ticket !== null))
  const isBooked = outcome === 'booked' && key !== null
  /** The rest is beside the trips. */
  const hasAside = isBooked || (waitingUnpaid.includes(outcome) && key !== null)
  const [next] = coming

  const hasLeftCart = leavingCart.includes(outcome)
  const { cartCount, email, phone } = view
  const isCompact = hasLeftCart || actsFirst
  const isSignedIn = visitor.user !== null
  useEffect(() => {
    if (hasLeftCart && email !== null && !isSignedIn) rememberGuest({ email, phone })
    if (hasLeftCart) forgetOrder()
    // The header was read before or beside the outcome, whose reading may have settled the order and emptied the cart.
    replaceLoaderData<{ visitor: { cartCount: number } }>(router, '/{-$locale}', (data) =>
      data.visitor.cartCount === cartCount ? data : { ...data, visitor: { ...data.visitor, cartCount } },
    )
  }, [hasLeftCart, email, phone, isSignedIn, cartCount, router])
  useAskAgain(isWaiting)
  const accountOffer = hasLeftCart && key !== null && visitor.user === null && (
    <AccountOffer reference={view.reference} orderAccessToken={key} />
  )

  const stillInCart = hasLeftCart && <StillInCart count={cartCount} />

  return (
    <div
      className={`mx-auto px-4 sm:px-6 ${isCompact ? 'pt-3 pb-10 sm:pt-8 sm:pb-12' : 'py-12'} ${hasAside ? 'max-w-3xl lg:grid lg:max-w-6xl lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-10' : 'max-w-3xl'}`}
    >
      <div
        role="status"
        className={`grid justify-items-center text-center ${isCompact ? 'gap-1 sm:gap-2' : 'gap-3'} ${hasAside ? 'lg:justify-items-start lg:text-start' : ''}`}
      >
        {/* On phones one line, so that what is needed next is in the first window. */}
        <div
          className={`flex items-center ${isCompact ? 'gap-2 sm:flex-col' : 'flex-col gap-3'} ${hasAside ? 'lg:flex-row lg:gap-3' : ''}`}
        >
          <Icon
            aria-hidden
            className={`shrink-0 ${isCompact ? 'size-8 sm:size-12' : 'size-16'} ${color} ${isWaiting ? 'animate-spin motion-reduce:animate-none' : ''}`}
            strokeWidth={1.75}
          />
          <h1 ref={heading} className="text-2xl font-semibold sm:text-3xl">
            {t(titleOf(view))}
          </h1>
        </div>
        {isBooked && next && (
          <>
            <p className="max-w-xl text-balance text-lg font-medium sm:text-xl">
              <SeeYou coming={coming} />
            </p>
            <div className="my-1 grid w-full justify-items-stretch sm:my-2 sm:w-auto">
              <SeeBooking view={view} orderAccessToken={key} kind="primary" />
            </div>
          </>
        )}
        {view.declineReason !== null && (
          <p className="max-w-xl sm:text-lg">
            {t(`declined.${view.declineReason}`)} <span className="font-semibold">{t('notCharged')}</span>
          </p>
        )}
        <p
          className={`max-w-xl text-balance text-ink-soft ${isBooked ? 'text-sm sm:text-base' : isCompact ? 'sm:text-lg' : 'text-lg'}`}
        >
          {t.rich(textOf(view), {
            count: view.items.filter(({ status }) => itemSets.unanswered.includes(status)).length,
            by: view.isToldByWhatsapp ? 'whatsapp' : 'mail',
            email: (after) =>
              view.email === null ? (
                <>
                  {t('yourEmail')}
                  {after}
                </>
              ) : (
                <EmailText email={view.email}>{after}</EmailText>
              ),
          })}
        </p>
        <p>
          {t('reference')} <bdi className="inline-block tabular-nums text-lg font-semibold">{view.reference}</bdi>
        </p>
        {view.formerReference !== null && (
          <p className="text-sm text-ink-soft">
            {o('replacesReference', { reference: `\u2068${view.formerReference}\u2069` })}
          </p>
        )}
      </div>
      <div className="mt-3 grid gap-6 sm:mt-6">
        {actsFirst && <OutcomeActions view={view} />}
        {needingScript.includes(outcome) && <NeedsScript />}
        {outcome === 'on_hold' && <RequestSteps view={view} />}
        {outcome === 'reserved' && key !== null && (
          <PayNow
            reference={view.reference}
            orderAccessToken={key}
            sum={{ amountMinor: view.totalMinor, currency: view.currency }}
            payBy={view.heldUntil}
          />
        )}
        {view.transfer && (
          <TransferDetails
            level={2}
            order={view}
            transfer={view.transfer}
            due={view.heldUntil}
            orderAccessToken={key}
            hasFailedPayment={view.declineReason !== null}
            saysDeclined
          />
        )}
        {isBooked ? (
          <BookedTrips order={{ reference: view.reference, key }} items={coming} level={2} />
        ) : (
          <>
            <OutcomeItems view={view} />
            {outcome === 'partially_booked' && <OutcomeReceipt view={view} />}
            {outcome !== 'partially_booked' && !hasAside && (
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
                <span className="font-semibold">{t('total')}</span>
                <MoneyText
                  money={{ amountMinor: view.totalMinor, currency: view.currency }}
                  className="text-2xl font-semibold"
                />
              </p>
            )}
          </>
        )}
        {view.refundMinor > 0 && !hasAside && (
          <p className="-mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-success">
            <span className="font-semibold">{t(outcome === 'cancelled' ? 'refundOfCancelled' : 'refund')}</span>
            <MoneyText money={{ amountMinor: view.refundMinor, currency: view.currency }} className="font-semibold" />
          </p>
        )}
        {!actsFirst && !hasAside && <OutcomeActions view={view} />}
        {!hasAside && stillInCart}
        {!hasAside && accountOffer}
      </div>
      {hasAside && (
        <div className="mt-6 grid gap-4 lg:sticky lg:top-(--below-head) lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
          <OutcomeReceipt view={view} />
          {(next || !isBooked) && <NextSteps view={view} orderAccessToken={key} />}
          {stillInCart}
          {accountOffer}
          {next && <BookedDay reference={view.reference} first={next} />}
        </div>
      )}
    </div>
  )
}
