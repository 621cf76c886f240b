import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { onClockOf } from '#domain/date-words.ts'
import { formatMoney } from '#domain/money.ts'
import { loadCalendar } from '#web/features/availability/load-calendar.ts'
import {
  beginDateChange,
  readRebookingDates,
  rebookItem,
  type BookingView,
  type InvoiceView,
  type RebookingDate,
} from '#web/features/orders/calls.ts'
import type { OpenState } from '#web/features/orders/open-state.ts'
import { CallError } from '#web/lib/call-error.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Placeholder } from '#web/ui/placeholder.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

const DepartureCalendar = lazy(loadCalendar)

interface ChangeDateProps {
  invoice: InvoiceView
  booking: BookingView
}

/** Moves a booking to another date: both dates side by side and the difference first, at exactly the price that was shown. */
export function ChangeDate({ invoice, booking, isOpen, onOpenChange }: ChangeDateProps & OpenState) {
  const t = useTranslations('orders.rebooking')
  const router = useRouter()
  const [isDone, setIsDone] = useState(false)
  // Only once the dialog is closed: the reload may remove the ticket that holds it.
  useEffect(() => {
    if (isDone && !isOpen) void router.invalidate().then(() => setIsDone(false))
  }, [isDone, isOpen, router])
  if (!booking.canRebook) return null
  const close = () => onOpenChange(false)
  return (
    <>
      <Button kind="third" onClick={() => onOpenChange(true)} className="-ms-2">
        {t('open')}
      </Button>
      <Dialog title={isDone ? t('done') : t('title')} isOpen={isOpen} onClose={close} kind="sheet">
        {isDone ? (
          <>
            <p role="status" className="mt-3">
              {t('doneLead')} <EmailText email={invoice.guest.email} />
            </p>
            <div className="mt-5 grid sm:flex sm:justify-end">
              <Button onClick={close}>{t('close')}</Button>
            </div>
          </>
        ) : (
          isOpen && <Choice invoice={invoice} booking={booking} onClose={close} onDone={() => setIsDone(true)} />
        )}
      </Dialog>
    </>
  )
}

const lowestOf = (dates: RebookingDate[]) => Math.min(...dates.map(({ priceMinor }) => priceMinor))

function Choice({ invoice, booking, onClose, onDone }: ChangeDateProps & { onClose: () => void; onDone: () => void }) {
  const t = useTranslations('orders.rebooking')
  const c = useTranslations('common')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [dates, setDates] = useState<ReadonlyMap<number, RebookingDate>>(new Map())
  const [paidMinor, setPaidMinor] = useState(0)
  const [day, setDay] = useState<string | null>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const change = useAction()
  const { currency } = invoice
  const { sumOf } = useDifference(currency)
  const today = onClockOf(new Date().toISOString(), booking.zone).localDate

  const read = useCallback(
    async (bookingId: number, from: string, to: string) => {
      const found = await readRebookingDates(invoice, bookingId, { from, to, locale })
      setPaidMinor(found.paidMinor)
      setDates((known) => new Map([...known, ...found.dates.map((date) => [date.departureId, date] as const)]))
      const byDay = Map.groupBy(found.dates, ({ localDate }) => localDate)
      const days = [...byDay].map(([date, ofDay]) => ({
        date,
        status: 'available' as const,
        fromMinor: lowestOf(ofDay),
      }))
      return { currency: found.currency, days, firstAvailable: null, lastDate: null }
    },
    [invoice, locale],
  )
  const ofDay = [...dates.values()].filter(({ localDate }) => localDate === day)
  const chosen = ofDay.find(({ departureId }) => departureId === chosenId)
  const chooseDay = (date: string) => {
    const ofDate = [...dates.values()].filter(({ localDate }) => localDate === date)
    setDay(date)
    // With a single start time the day says it all.
    setChosenId(ofDate.length === 1 ? (ofDate[0]?.departureId ?? null) : null)
    change.clearError()
  }
  const confirm = (date: RebookingDate) =>
    change.run(
      async () => {
        if (!date.isPayable) {
          await rebookItem(invoice, booking.id, date, locale)
          return onDone()
        }
        const { paymentUrl } = await beginDateChange(invoice, booking.id, date, locale)
        window.location.assign(paymentUrl)
      },
      {
        explain: (error) => {
          if (error instanceof CallError) {
            const changed = error.details['date'] as RebookingDate | undefined
            const isGone = error.code === 'orders.date_gone'
            setDates((known) => {
              const now = new Map(known)
              if (isGone) now.delete(date.departureId)
              if (changed !== undefined) now.set(changed.departureId, changed)
              return now
            })
          }
          return wordsOf(error)
        },
      },
    )
  return (
    <div className="mt-2 grid gap-4">
      <p className="font-medium">{booking.title}</p>
      <p className="text-ink-soft">{t('day')}</p>
      <Suspense fallback={<Placeholder className="h-[24rem]" text={c('loading')} />}>
        <DepartureCalendar
          subjectId={booking.id}
          read={read}
          start={booking.localDate < today ? today : booking.localDate}
          currency={currency}
          isEstimate={false}
          paidMinor={paidMinor}
          today={today}
          date={day}
          onChange={chooseDay}
        />
      </Suspense>
      {day !== null && (
        <Times dates={ofDay} currency={currency} chosen={chosen} onChoose={(date) => setChosenId(date.departureId)} />
      )}
      {chosen && <Comparison booking={booking} chosen={chosen} paidMinor={paidMinor} currency={currency} />}
      {change.errorText !== null && <Notice kind="danger" title={change.errorText} isUrgent />}
      <div className="grid gap-2 sm:flex sm:justify-end">
        <Button kind="outlined" onClick={onClose}>
          {t('keep')}
        </Button>
        {chosen && (chosen.differenceMinor <= 0 || chosen.isPayable) && (
          <Button isLoading={change.isPending} onClick={() => void confirm(chosen)}>
            {chosen.isPayable ? t('pay', { sum: sumOf(chosen.differenceMinor) }) : t('confirm')}
          </Button>
        )}
      </div>
    </div>
  )
}

function useDifference(currency: string) {
  const t = useTranslations('orders.rebooking')
  const locale = useLocale()
  const sumOf = (amountMinor: number) => `\u2068${formatMoney({ amountMinor, currency }, locale)}\u2069`
  return {
    sumOf,
    differenceOf: ({ differenceMinor }: RebookingDate) =>
      differenceMinor === 0
        ? t('same')
        : t(differenceMinor > 0 ? 'more' : 'less', { sum: sumOf(Math.abs(differenceMinor)) }),
  }
}

interface TimesProps {
  dates: RebookingDate[]
  currency: string
  chosen: RebookingDate | undefined
  onChoose: (date: RebookingDate) => void
}

function Times({ dates, currency, chosen, onChoose }: TimesProps) {
  const t = useTranslations('orders.rebooking')
  const { differenceOf } = useDifference(currency)
  if (dates.length === 0) return <Notice kind="warning" title={t('none')} />
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('times')}</legend>
      <div className="flex flex-wrap gap-2">
        {dates.map((date) => (
          <label
            key={date.departureId}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong px-4 text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="new-departure"
              className="sr-only"
              checked={date === chosen}
              onChange={() => onChoose(date)}
            />
            <TimeText time={date.localTime} />
            <span className="text-xs">{differenceOf(date)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ComparisonProps {
  booking: BookingView
  chosen: RebookingDate
  paidMinor: number
  currency: string
}

/** The booked date and the new one side by side, and what becomes of the difference. */
function Comparison({ booking, chosen, paidMinor, currency }: ComparisonProps) {
  const t = useTranslations('orders.rebooking')
  const { sumOf } = useDifference(currency)
  const { differenceMinor, refundMinor } = chosen
  return (
    <section aria-live="polite" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Side name={t('now')} date={booking} moneyName={t('paid')} amountMinor={paidMinor} currency={currency} />
        <Side
          name={t('new')}
          date={chosen}
          moneyName={t('price')}
          amountMinor={chosen.priceMinor}
          currency={currency}
          isNew
        />
      </div>
      {differenceMinor > 0 && !chosen.isPayable ? (
        <Notice kind="warning" title={t('dearer', { sum: sumOf(differenceMinor) })}>
          <p>{t('dearerLead')}</p>
          <PageLink path="/contact-us" className={`${buttonClass('third')} justify-self-start`}>
            {t('contact')}
          </PageLink>
        </Notice>
      ) : (
        <>
          <div>
            <p className="font-semibold">
              {chosen.isPayable
                ? t('payNow', { sum: sumOf(differenceMinor) })
                : refundMinor > 0
                  ? t('refund', { sum: sumOf(refundMinor) })
                  : t('noRefund')}
            </p>
            {chosen.isPayable && <p className="text-sm text-ink-soft">{t('payLead')}</p>}
            {refundMinor > 0 && <p className="text-sm text-ink-soft">{t('way')}</p>}
          </div>
          <CancellationSentence step={chosen.cancellation} zone={booking.zone} cityName={booking.cityName} />
          <p className="text-sm text-ink-soft">{t('release')}</p>
        </>
      )}
    </section>
  )
}

interface SideProps {
  name: string
  date: { localDate: string; localTime: string }
  moneyName: string
  amountMinor: number
  currency: string
  isNew?: boolean
}

function Side({ name, date, moneyName, amountMinor, currency, isNew = false }: SideProps) {
  return (
    <div
      className={`grid content-start gap-1 rounded-card border p-3 ${isNew ? 'border-primary bg-primary/5' : 'border-line'}`}
    >
      <p className="text-sm text-ink-soft">{name}</p>
      <p className="font-semibold">
        <DateText date={date.localDate} />
        <span className="block">
          <TimeText time={date.localTime} />
        </span>
      </p>
      <p className="text-sm">
        {moneyName} <MoneyText money={{ amountMinor, currency }} className="font-medium" />
      </p>
    </div>
  )
}
