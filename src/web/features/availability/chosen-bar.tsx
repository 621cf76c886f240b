import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { BookableProduct } from './calls.ts'
import { shortRangeWords } from '#web/ui/range-words.ts'
import { HijriDate } from './hijri-date.tsx'
import type { Booking } from './booking.ts'

interface ChosenBarProps {
  product: Pick<BookableProduct, 'rate'>
  booking: Booking
}

const startLabels = { once: 'time', daily: 'pickUp', nightly: 'checkIn' } as const

/** The chosen day, time and option. Day and time lead back to their steps. Nothing while a day is to be chosen. */
export function ChosenBar({ product, booking }: ChosenBarProps) {
  const t = useTranslations('activity.booking')
  const c = useTranslations('common')
  const locale = useLocale()
  const { step, date, lastDate, departure, option } = booking
  if (step === 'day' || date === null) return null
  const isOfDays = product.rate !== 'once'
  const last = isOfDays ? (lastDate ?? date) : date
  const label = t(startLabels[product.rate])
  return (
    <div className="in-data-scroll:sticky large-text:static top-0 z-10 -mx-2 -mb-2 max-w-none bg-surface px-2 pb-2 in-data-scroll:pt-3 short:in-data-scroll:pt-2">
      <div
        className={`grid ${isOfDays && departure === null ? 'grid-cols-2' : 'grid-cols-[4fr_3fr]'} @max-[18rem]:grid-cols-1 overflow-hidden rounded-field border border-line-strong bg-paper`}
      >
        <Cell label={t('date')} action={t('changeDay')} onClick={() => booking.setStep('day')}>
          {last !== date ? (
            <time dateTime={date} suppressHydrationWarning>
              {/* Two halves of the narrowest phones have no room for days and month in one line. */}
              {shortRangeWords({ from: date, to: last }, locale).replaceAll('\u{A0}', ' ')}
            </time>
          ) : (
            <>
              <span className="max-[22.5rem]:hidden">
                <DateText date={date} />
              </span>
              {/* Two halves of the narrowest phones have no room for the day of the week. */}
              <span className="min-[22.5rem]:hidden">
                <DateText date={date} style="day" />
              </span>
            </>
          )}
          <HijriDate from={date} to={last} />
        </Cell>
        {step === 'people' && departure ? (
          <Cell
            label={label}
            action={t(isOfDays ? 'changeOption' : 'changeTime')}
            onClick={() => booking.setStep('time')}
            isSecond
          >
            <TimeText time={departure.localTime} />
          </Cell>
        ) : (
          <p className={`${cellLook} ${secondLook}`}>
            <CellWords label={label}>
              <span className="text-primary">
                {departure ? <TimeText time={departure.localTime} /> : t(isOfDays ? 'chooseOption' : 'chooseTime')}
              </span>
            </CellWords>
          </p>
        )}
        {step === 'people' && option && (
          <p className="col-span-full border-t border-line px-3 py-1.5 text-sm leading-snug short:py-0.5">
            <span className="dotted">
              <span>{option.title}</span>
              {isOfDays && (
                <span>
                  {c(product.rate === 'nightly' ? 'duration.nights' : 'duration.days', { count: booking.duration })}
                </span>
              )}
            </span>
          </p>
        )}
      </div>
    </div>
  )
}

const cellLook = 'flex min-h-12 w-full min-w-0 items-center gap-2 px-3 py-1.5 text-start short:min-h-11 short:py-1'
/** Beside the day; below it where large text needs the whole line. */
const secondLook = 'border-s border-line-strong @max-[18rem]:border-s-0 @max-[18rem]:border-t'

interface CellProps {
  label: string
  /** What pressing it does. */
  action: string
  onClick: () => void
  isSecond?: boolean
  children: ReactNode
}

function Cell({ label, action, onClick, isSecond = false, children }: CellProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`${cellLook} ${isSecond ? secondLook : ''} hover:bg-primary/8 focus-visible:-outline-offset-3`}
    >
      <CellWords label={label}>{children}</CellWords>
      <span className="sr-only">{action}</span>
      <Pencil aria-hidden className="size-4 shrink-0 text-primary" strokeWidth={1.75} />
    </button>
  )
}

function CellWords({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="min-w-0 flex-1 leading-snug">
      <span className="block text-xs text-ink-soft short:hidden lg:sr-only">{label}</span>
      <span className="block text-[0.9375rem] font-semibold">{children}</span>
    </span>
  )
}
