import { useRouter } from '@tanstack/react-router'
import { CircleCheck, CircleX, Clock, Landmark, LoaderCircle, TicketCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AccountOffer } from '#web/features/accounts/account-offer.tsx'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { forgetRequests } from '#web/features/checkout/draft.ts'
import { PayButton } from '#web/features/checkout/pay-button.tsx'
import { PayNow } from '#web/features/checkout/pay-now.tsx'
import { TransferDetails } from '#web/features/checkout/transfer-details.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-site-context.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { OutcomeItems } from './outcome-items.tsx'

const looks = {
  booked: { Icon: CircleCheck, color: 'text-success' },
  partially_booked: { Icon: TicketCheck, color: 'text-accent' },
  unsuccessful: { Icon: CircleX, color: 'text-danger' },
  in_progress: { Icon: LoaderCircle, color: 'text-primary' },
  on_hold: { Icon: Clock, color: 'text-primary' },
  reserved: { Icon: Clock, color: 'text-success' },
  awaiting_transfer: { Icon: Landmark, color: 'text-primary' },
  payment_failed: { Icon: CircleX, color: 'text-danger' },
} as const

/** What was ordered is no longer in the cart. */
const leavingCart = ['booked', 'partially_booked', 'awaiting_transfer', 'on_hold', 'reserved']
/** There is something to press, or the page has to ask again. */
const needingScript = ['payment_failed', 'partially_booked', 'in_progress', 'reserved']
const ASK_AGAIN_MS = 2500

/** The state of the order according to the server. Polls until it is settled. */
export function OutcomeScreen({ outcome: view }: { outcome: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const router = useRouter()
  const { visitor } = useFrame()
  const { outcome } = view
  const { Icon, color } = looks[outcome]
  const isWaiting = outcome === 'in_progress'

  const hasLeftCart = leavingCart.includes(outcome)
  useEffect(() => {
    if (!hasLeftCart) return
    forgetRequests()
    // Its count stands in the header.
    void router.invalidate()
  }, [hasLeftCart, router])
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void router.invalidate(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWaiting, router])

  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <div role="status" className="grid justify-items-center gap-3 text-center">
        <Icon
          aria-hidden
          className={`size-16 ${color} ${isWaiting ? 'animate-spin motion-reduce:animate-none' : ''}`}
          strokeWidth={1.5}
        />
        <h1 className="text-3xl font-semibold">{t(titleOf(view))}</h1>
        <p className="max-w-xl wrap-anywhere text-lg text-ink-soft">
          {t(textOf(view), { email: `\u2068${view.email}\u2069` })}
        </p>
        <p>
          {t('reference')} <bdi className="tabular-nums text-lg font-semibold">{view.reference}</bdi>
        </p>
      </div>
      <div className="mt-8 grid gap-6">
        {needingScript.includes(outcome) && <NeedsScript />}
        {outcome === 'reserved' && <PayNow reference={view.reference} orderKey={view.key} payBy={view.heldUntil} />}
        {view.transfer && <TransferDetails level={2} order={view} transfer={view.transfer} due={view.heldUntil} />}
        <OutcomeItems view={view} />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <span className="font-semibold">{t('total')}</span>
          <MoneyText
            money={{ amountMinor: view.totalMinor, currency: view.currency }}
            className="text-2xl font-semibold"
          />
        </p>
        {view.refundMinor > 0 && (
          <p className="-mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-success">
            <span className="font-semibold">{t('refund')}</span>
            <MoneyText money={{ amountMinor: view.refundMinor, currency: view.currency }} className="font-semibold" />
          </p>
        )}
        <WayOn view={view} />
        {hasLeftCart && visitor.user === null && <AccountOffer reference={view.reference} orderKey={view.key} />}
      </div>
    </div>
  )
}

const titleOf = ({ outcome, isAccepted }: OutcomeView) =>
  outcome === 'reserved' && isAccepted ? ('reserved.titleAccepted' as const) : (`${outcome}.title` as const)

function textOf({ outcome, isAccepted, isByLink }: OutcomeView) {
  if (outcome === 'reserved' && isAccepted) return 'reserved.textAccepted' as const
  if (outcome === 'payment_failed' && isByLink) return 'payment_failed.textByLink' as const
  return `${outcome}.text` as const
}

function WayOn({ view }: { view: OutcomeView }): ReactNode {
  const t = useTranslations('checkout.outcomes')
  const { site } = useFrame()
  const explore = (
    <PageLink path={`/${site.discoverType}`} className={buttonLook('outlined')}>
      {t('explore')}
    </PageLink>
  )
  switch (view.outcome) {
    case 'booked':
    case 'partially_booked':
    case 'on_hold':
    case 'reserved':
    case 'awaiting_transfer':
      return (
        <div className="flex flex-wrap justify-center gap-3">
          <SeeBooking view={view} kind={view.outcome === 'reserved' ? 'outlined' : 'primary'} />
          {explore}
        </div>
      )
    case 'payment_failed':
      return <TryAgain view={view} />
    case 'in_progress':
      return <StillWaiting view={view} />
    default:
      return (
        <div className="flex flex-wrap justify-center gap-3">
          {view.isInCart ? (
            <PageLink path="/cart" className={buttonLook('primary')}>
              {t('backToCart')}
            </PageLink>
          ) : (
            <SeeBooking view={view} kind="primary" />
          )}
          {explore}
        </div>
      )
  }
}

function SeeBooking({ view, kind }: { view: OutcomeView; kind: 'primary' | 'outlined' }) {
  const t = useTranslations('checkout.outcomes')
  return (
    <PageLink path={`/invoices/${view.reference}`} search={{ key: view.key }} className={buttonLook(kind)}>
      {t(view.outcome === 'booked' ? 'seeTickets' : 'seeBooking')}
    </PageLink>
  )
}

function TryAgain({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const router = useRouter()
  return (
    <div className="grid justify-items-center gap-3">
      {view.isByLink ? (
        <p className="text-ink-soft">
          {t('heldUntil')} <DateText date={view.heldUntil.localDate} style="long" /> ·{' '}
          <TimeText time={view.heldUntil.localTime} />
        </p>
      ) : (
        <HoldTimer until={view.holdExpiresAt} onOver={() => void router.invalidate()} />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <PayButton reference={view.reference} orderKey={view.key}>
          {t('tryAgain')}
        </PayButton>
        {view.isInCart ? (
          <PageLink path="/cart" className={buttonLook('outlined')}>
            {t('backToCart')}
          </PageLink>
        ) : (
          <SeeBooking view={view} kind="outlined" />
        )}
      </div>
    </div>
  )
}

/** The buyer may have come back without paying: the payment page is one button away as long as the places are held. */
function StillWaiting({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), ASK_AGAIN_MS * 2)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-center text-ink-soft">{t('notPaidYet')}</p>
      <TryAgain view={view} />
    </div>
  )
}
