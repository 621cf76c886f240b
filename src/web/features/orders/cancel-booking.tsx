import { useRouter } from '@tanstack/react-router'
import { CalendarDays, LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { formatMoney, type Money } from '#domain/money.ts'
import { productPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { OpenState } from './open-state.ts'
import { cancelBooking, previewCancellation } from './booking-acts.ts'
import { badgeId } from './badge-id.ts'
import type { BookingView, CancellationView, InvoiceView } from './calls.ts'
import { CancellationTerms } from './cancellation-terms.tsx'
import { useChangeWords } from './use-change-words.ts'
import { returnedMinorOf } from '#domain/returned-minor-of.ts'

interface CancelBookingProps {
  invoice: InvoiceView
  booking: BookingView
  /** Opens the change of the date instead, which is offered first; undefined where it cannot be changed. */
  onMove?: (() => void) | undefined
}

/** Cancels a booking: shows the refund first, and refunds exactly what was shown. */
export function CancelBooking({ invoice, booking, isOpen, onOpenChange, onMove }: CancelBookingProps & OpenState) {
  const t = useTranslations('orders.cancellation')
  const o = useTranslations('orders')
  const locale = useLocale()
  const { site } = useSiteContext()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const changeWordsOf = useChangeWords()
  const [isDone, setIsDone] = useState(false)
  const [terms, setTerms] = useState<CancellationView | null>(null)
  /** The refund of another cancellation, which came first. */
  const [given, setGiven] = useState<Money | null>(null)
  const preview = useAction()
  const cancel = useAction()
  const errorText = preview.errorText ?? cancel.errorText
  // The money may be on its way with the sum of now.
  const isByTransfer = itemSets.unpaid.includes(booking.status) && invoice.transfer !== null
  const isNotPaid = itemSets.unpaid.includes(booking.status) && !invoice.transfer?.receivedMinor

  // Only once the dialog is closed, or the page was left: the reload removes the button and the dialog.
  const isCancelled = isDone || given !== null
  const isBehind = useRef(false)
  useEffect(() => {
    if (isCancelled) isBehind.current = true
    if (!isCancelled || isOpen) return
    isBehind.current = false
    void router.invalidate().then(() => showBadge(booking.id))
  }, [isCancelled, isOpen, router, booking.id])
  useEffect(() => () => void (isBehind.current && router.invalidate()), [router])

  const open = async () => {
    onOpenChange(true)
    setTerms(null)
    cancel.clearError()
    await preview.run(async () => setTerms(await previewCancellation(invoice, booking.id, locale)))
  }
  const close = () => onOpenChange(false)
  const confirm = (seen: CancellationView) =>
    cancel.run(
      async () => {
        await cancelBooking(invoice, booking.id, locale, seen.refundMinor)
        setIsDone(true)
      },
      {
        explain: (error) => {
          const changed = error instanceof CallError ? error.details['cancellation'] : undefined
          if (changed !== undefined) setTerms(changed as CancellationView)
          if (error instanceof CallError && error.code === 'orders.already_cancelled') {
            const { refundMinor, currency } = error.details as unknown as CancellationView
            setGiven({ amountMinor: refundMinor, currency })
            setTerms(null)
          }
          return wordsOf(error)
        },
      },
    )

  return (
    <>
      <Button kind="third" onClick={() => void open()} className="-ms-2">
        {t('open')}
      </Button>
      <Dialog title={isDone ? t('done') : t('title')} isOpen={isOpen} onClose={close} kind="sheet">
        {isDone ? (
          <Done invoice={invoice} booking={booking} refundMinor={terms?.refundMinor ?? 0} onClose={close} />
        ) : (
          <div className="mt-3 grid gap-4">
            <p className="font-medium">{booking.title}</p>
            {onMove && !given && (
              <div className="grid justify-items-start gap-2 border-b border-line pb-4">
                <p>{t('moveText', { rate: booking.rate })}</p>
                <Button kind="outlined" disabled={cancel.isPending} onClick={onMove}>
                  <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
                  {changeWordsOf(booking)}
                </Button>
              </div>
            )}
            {!onMove && !given && isByTransfer && (
              <div className="grid justify-items-start gap-2 border-b border-line pb-4">
                <p>{t('transferMoveText')}</p>
                <PageLink path="/contact-us" className={buttonClass('outlined')}>
                  {o('contactUs')}
                </PageLink>
              </div>
            )}
            {!onMove && !given && isNotPaid && !isByTransfer && (
              <div className="grid justify-items-start gap-2 border-b border-line pb-4">
                <p>{t('anotherDateText')}</p>
                <PageLink
                  path={productPath(site.discoverType, booking.citySlug, booking.slug)}
                  className={buttonClass('outlined')}
                >
                  <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
                  {t('anotherDate')} <span className="sr-only">{booking.title}</span>
                </PageLink>
              </div>
            )}
            {errorText !== null && (
              <Notice kind="danger" title={errorText} isUrgent>
                {given && (
                  <p>
                    {given.amountMinor > 0
                      ? t('given', { sum: `\u2068${formatMoney(given, locale)}\u2069` })
                      : t('givenNothing')}
                  </p>
                )}
              </Notice>
            )}
            {terms === null && errorText === null && (
              <p role="status" className="flex items-center gap-2 text-ink-soft">
                <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
                {t('loading')}
              </p>
            )}
            {terms && (
              <CancellationTerms
                terms={terms}
                cityName={booking.cityName}
                returnedMinor={returnedMinorOf([booking])}
                isByTransfer={isByTransfer}
              />
            )}
            {/* In sight also where the policy is longer than the window of a phone. */}
            <div className="sticky bottom-0 -mx-card -mb-card grid max-w-none grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-2 border-t border-line bg-surface p-card py-3 sm:-mx-6 sm:-mb-6 sm:flex sm:justify-end sm:px-6">
              {terms && (
                <Button kind="danger" isLoading={cancel.isPending} onClick={() => void confirm(terms)}>
                  {t('confirm')}
                </Button>
              )}
              <Button onClick={close}>{t(given ? 'close' : 'keep')}</Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  )
}

/** The button was at the foot of the ticket, and is gone. */
function showBadge(bookingId: number): void {
  const badge = document.getElementById(badgeId(bookingId))
  badge?.focus({ preventScroll: true })
  badge?.scrollIntoView({ block: 'start' })
}

interface DoneProps {
  invoice: InvoiceView
  booking: BookingView
  refundMinor: number
  onClose: () => void
}

function Done({ invoice, booking, refundMinor, onClose }: DoneProps) {
  const o = useTranslations('orders')
  const t = useTranslations('orders.cancellation')
  const locale = useLocale()
  const others = invoice.bookings.filter(({ id, status }) => id !== booking.id && itemSets.live.includes(status)).length
  const sum = `\u2068${formatMoney({ amountMinor: refundMinor, currency: invoice.currency }, locale)}\u2069`
  return (
    <>
      <div role="status" className="mt-3 grid gap-2">
        <p className="font-medium">{booking.title}</p>
        {refundMinor > 0 && (
          <p>
            <span className="font-semibold">{t('given', { sum })}</span>
            <span className="block text-ink-soft">{o('refundArrives')}</span>
          </p>
        )}
        <p>
          {t(refundMinor > 0 ? 'doneRefund' : 'doneNothing')} <EmailText email={invoice.guest.email} />
        </p>
        {others > 0 && <p>{t('othersStay', { count: others })}</p>}
      </div>
      <div className="mt-5 grid sm:flex sm:justify-end">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  )
}
