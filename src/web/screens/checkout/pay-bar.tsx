import { CalendarCheck, LockKeyhole, Send, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { BlockedNote, type Blocked } from './blocked-note.tsx'
import { ClashLine } from './clash-line.tsx'

interface PayBarProps {
  /** The id of the form that the button sends. */
  form: string
  checkout: CheckoutView
  method: string
  needsConfirmation: boolean
  /** There is a sum, and nothing of it is paid when booking. */
  isDueLater: boolean
  /** Why the order cannot be placed now; null if it can. */
  blocked: Blocked | null
  /** Shows the items with their cancellation policies. */
  onShowPolicy: () => void
}

const linkLook = 'underline underline-offset-4 hover:text-primary'

/** The end of the checkout: until when cancelling is free, and a foot with the button, the sum, and what pressing accepts. */
export function PayBar({ form, checkout, method, needsConfirmation, isDueLater, blocked, onShowPolicy }: PayBarProps) {
  const t = useTranslations('checkout')
  const c = useTranslations('common.cancellation')
  const { site } = useSiteContext()
  const reasonId = useId()
  // Not the estimate in another currency: this is what the buyer agrees to pay.
  const sum = checkout.charged
  const paysNow = method === 'card' && !needsConfirmation && sum.amountMinor > 0
  // A padlock would say that money leaves the account now.
  const Icon = paysNow ? LockKeyhole : needsConfirmation ? Send : CalendarCheck
  const [item, ...others] = checkout.cart.items
  const step = item?.cancellation.steps[0]
  // What is held or requested and not paid costs nothing to cancel, whatever its policy says of later.
  const isUnpaid = !paysNow && sum.amountMinor > 0
  const free =
    isUnpaid || others.length > 0 ? (
      <p className={`flex items-center justify-center gap-2 text-sm ${isUnpaid ? 'text-success' : 'text-ink-soft'}`}>
        <ShieldCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {isUnpaid ? c('unpaid') : t('freeByItem')}
      </p>
    ) : (
      item !== undefined &&
      step !== undefined && <CancellationSentence step={step} zone={item.zone} cityName={item.cityName} isCentred />
    )
  const accepted = t.rich(paysNow ? 'acceptByPaying' : 'acceptByBooking', {
    terms: (words) =>
      site.pages.includes('terms-and-conditions') ? (
        <PageLink path="/terms-and-conditions" target="_blank" className={linkLook}>
          {words}
        </PageLink>
      ) : (
        words
      ),
    policy: (words) => (
      <a href="#cancellation-policy" onClick={onShowPolicy} className={linkLook}>
        {words}
      </a>
    ),
  })
  return (
    <>
      {/* On phones at the end of the form: the bar has what belongs to pressing its button, which can be done before that. */}
      <div className="mt-6 lg:hidden">{free}</div>
      {/* On laptops in the column of the summary: it covers neither that nor the form. */}
      <div className="contents lg:sticky lg:bottom-[min(0px,(var(--lines)-7rem)*999)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block lg:self-end">
        <div
          data-pay-bar
          className="sticky bottom-(--page-foot) z-20 -mx-4 mt-3 flex max-w-none flex-wrap items-center gap-x-4 gap-y-1 [@media(max-height:30rem)]:static border-t border-line bg-surface px-4 pt-2.5 short:pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))] short:pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:mt-0 lg:grid lg:rounded-t-card lg:border lg:border-b-0 lg:pt-3"
        >
          <div className="basis-full empty:hidden">
            {blocked === null ? <ClashLine checkout={checkout} /> : <BlockedNote blocked={blocked} id={reasonId} />}
          </div>
          {!paysNow && (
            // On laptops the summary above says it.
            <p className="grid shrink-0 leading-tight max-[22.5rem]:flex max-[22.5rem]:basis-full max-[22.5rem]:flex-wrap max-[22.5rem]:items-baseline max-[22.5rem]:justify-between max-[22.5rem]:gap-x-3 lg:hidden">
              {isDueLater && (
                <span className="text-sm font-semibold text-success">
                  {t('dueToday')} <MoneyText money={{ amountMinor: 0, currency: sum.currency }} />
                </span>
              )}
              <span className="flex flex-wrap items-baseline gap-x-2">
                <span className="text-sm">{t('total')}</span>
                <MoneyText money={sum} className="text-lg leading-tight font-semibold" />
              </span>
            </p>
          )}
          <Button
            type="submit"
            form={form}
            disabled={blocked !== null}
            aria-describedby={blocked === null ? undefined : reasonId}
            className={`grow px-3! py-2.5 short:py-1.5 ${paysNow ? 'text-[length:min(1.125rem,6.5vw)]' : 'text-[length:min(1rem,6.5vw)] lg:text-lg'} max-lg:min-w-[min(9.5rem,100%)] max-lg:basis-0`}
          >
            <Icon
              aria-hidden
              // Beside the sums of a phone the words have its room.
              className={`size-[min(1.25rem,6vw)] shrink-0 ${Icon === Send ? 'flip' : ''} ${paysNow ? '' : 'max-[28rem]:hidden'}`}
              strokeWidth={1.75}
            />
            <span>
              {paysNow
                ? t.rich('pay', { sum: () => <MoneyText money={sum} /> })
                : t(wordsOf(method, needsConfirmation, sum.amountMinor))}
            </span>
          </Button>
          <p className="basis-full text-center text-xs text-ink-soft">{accepted}</p>
        </div>
      </div>
    </>
  )
}

function wordsOf(method: string, needsConfirmation: boolean, totalMinor: number) {
  if (needsConfirmation) return 'request'
  // Of neither a method is chosen.
  if (totalMinor === 0 || method === '') return 'confirm'
  return method === 'pay_later' ? 'reserveLater' : 'reserveTransfer'
}
