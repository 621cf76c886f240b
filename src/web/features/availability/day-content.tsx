import { memo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CalendarDay } from './calls.ts'
import { CheapestMark, FewLeftMark, SharedMark } from './day-marks.tsx'
import { shortDifference, shortPrice } from './day-name.ts'

interface DayContentProps {
  label: string
  /** The number of the day in the other calendar. */
  otherLabel: number | undefined
  isToday: boolean
  /** The month's name, above its first day where days of two months are displayed. */
  month?: string | undefined
  /** Whether there is more room for the month's name towards the end of the line than before it. */
  isMonthFromStart?: boolean
  day: CalendarDay | undefined
  isCheapest: boolean
  /** Whether the price is of a group, beside days with a person's. */
  isShared: boolean
  /** Whether its price is that of something in which not all travellers have room. */
  isOfOthers?: boolean
  /** Whether the booking is on this day now. */
  isBooked: boolean
  currency: string
  /** What is paid already: the difference from it is displayed. */
  paidMinor: number | undefined
}

/**
 * A day of the month: its number, its price, and below them its signs. The accessible name is on the cell. Memoised,
 * because React Aria draws all cells when one of them changes.
 */
export const DayContent = memo(function DayContent(props: DayContentProps) {
  const {
    label,
    otherLabel,
    isToday,
    month,
    isMonthFromStart = true,
    day,
    isCheapest,
    isShared,
    isOfOthers = false,
    isBooked,
    currency,
    paidMinor,
  } = props
  const t = useTranslations('availability')
  const locale = useLocale()
  // In letters twice as large the words for today and sold out would be wider than the cell.
  const isSoldOut = day?.status === 'sold_out'
  const amount =
    day === undefined || isOfOthers
      ? '\u{A0}'
      : paidMinor === undefined
        ? shortPrice(day.fromMinor, currency, locale)
        : shortDifference(day.fromMinor, paidMinor, currency, locale)
  const size =
    amount.length > 7
      ? 'text-[min(0.6875rem,2.5vw)]'
      : amount.length > 5
        ? 'text-[min(0.75rem,3.1vw)]'
        : 'text-[max(12px,min(0.75rem,4.4vw))]'
  return (
    <>
      {month !== undefined && (
        <span
          data-month
          className={`absolute top-0.5 w-max max-w-none text-xs leading-none font-semibold whitespace-nowrap text-primary ${isMonthFromStart ? 'start-0.5' : 'end-0.5'}`}
        >
          {month}
        </span>
      )}
      <span
        className={`relative grid h-full place-content-center ${otherLabel === undefined ? '' : 'pt-2.5 lg:pt-3 short:pt-3'}`}
      >
        {otherLabel !== undefined && (
          <span
            data-other-day
            className="absolute end-1 top-1 text-[0.6875rem] lg:top-0.5 short:top-0.5 leading-none font-normal text-ink-soft group-data-[selected]:text-inherit group-[.is-marked]:text-inherit"
          >
            {otherLabel}
          </span>
        )}
        <bdi data-day className={`leading-[1.15rem] ${isToday && day === undefined ? 'text-ink-soft' : ''}`}>
          {label}
        </bdi>
        <span
          className={`leading-4 tracking-tight [overflow-wrap:normal] ${isSoldOut ? 'text-[min(0.75rem,15px)] max-[22rem]:leading-[0.95]' : size} ${isCheapest ? 'font-semibold text-success group-data-[selected]:text-inherit' : ''}`}
        >
          {isBooked ? (
            t('bookedShort')
          ) : day === undefined ? (
            <span className="text-[min(0.75rem,13px)] text-ink-soft">{isToday ? t('today') : '\u{A0}'}</span>
          ) : isSoldOut ? (
            t('soldOutShort')
          ) : day.fromMinor === paidMinor ? (
            t('sameShort')
          ) : (
            <bdi dir="ltr">{amount}</bdi>
          )}
        </span>
        <span className="mt-0.5 flex h-1.5 items-center justify-center gap-1">
          {isCheapest && <CheapestMark />}
          {isShared && <SharedMark />}
          {day?.status === 'few_left' && <FewLeftMark />}
        </span>
      </span>
    </>
  )
})
