import { useRouter } from '@tanstack/react-router'
import { CircleCheck, CircleX, Clock, LoaderCircle, TicketCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { payAgain, type OutcomeView } from '#web/features/checkout/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-frame.ts'
import { useRefusalWords } from '#web/lib/use-refusal-words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { OutcomeItems } from './outcome-items.tsx'

const looks = {
  booked: { Icon: CircleCheck, color: 'text-success' },
  partially_booked: { Icon: TicketCheck, color: 'text-accent' },
  unsuccessful: { Icon: CircleX, color: 'text-danger' },
  in_progress: { Icon: LoaderCircle, color: 'text-primary' },
  on_hold: { Icon: Clock, color: 'text-primary' },
  reserved: { Icon: Clock, color: 'text-success' },
  payment_failed: { Icon: CircleX, color: 'text-danger' },
} as const

const ASK_AGAIN_MS = 2500

/** How the order stands, from the server's word alone; while it is not settled the page asks again by itself. */
export function OutcomeScreen({ outcome: view }: { outcome: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const router = useRouter()
  const { outcome } = view
  const { Icon, color } = looks[outcome]
  const isWaiting = outcome === 'in_progress'

  const isBought = outcome === 'booked' || outcome === 'partially_booked'
  useEffect(() => {
    // What was bought has left the cart, whose count stands in the header.
    if (isBought) void router.invalidate()
  }, [isBought, router])
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
        <h1 className="text-3xl font-semibold">{t(`${outcome}.title`)}</h1>
        <p className="max-w-xl text-lg text-ink-soft">{t(`${outcome}.text`, { email: `\u2068${view.email}\u2069` })}</p>
        <p>
          {t('reference')} <bdi className="font-mono text-lg font-semibold">{view.reference}</bdi>
        </p>
      </div>
      <div className="mt-8 grid gap-6">
        <OutcomeItems view={view} />
        <p className="flex items-baseline justify-between border-t border-line pt-4">
          <span className="font-semibold">{t('total')}</span>
          <MoneyText
            money={{ amountMinor: view.totalMinor, currency: view.currency }}
            className="text-2xl font-semibold"
          />
        </p>
        <WayOn view={view} />
      </div>
    </div>
  )
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
      return (
        <div className="flex flex-wrap justify-center gap-3">
          <PageLink path={`/invoices/${view.reference}`} search={{ key: view.key }} className={buttonLook('primary')}>
            {t(view.outcome === 'booked' ? 'seeTickets' : 'seeBooking')}
          </PageLink>
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
          <PageLink path="/cart" className={buttonLook('primary')}>
            {t('backToCart')}
          </PageLink>
          {explore}
        </div>
      )
  }
}

function TryAgain({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useRefusalWords()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const pay = async () => {
    setIsBusy(true)
    setFault(null)
    try {
      const { next } = await payAgain(locale, view.reference)
      window.location.assign(next.url)
    } catch (error) {
      setIsBusy(false)
      setFault(wordsOf(error))
      await router.invalidate()
    }
  }
  return (
    <div className="grid justify-items-center gap-3">
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      <HoldTimer until={view.holdExpiresAt} onOver={() => void router.invalidate()} />
      <div className="flex flex-wrap justify-center gap-3">
        <Button isLoading={isBusy} onClick={() => void pay()}>
          {t('tryAgain')}
        </Button>
        <PageLink path="/cart" className={buttonLook('outlined')}>
          {t('backToCart')}
        </PageLink>
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
