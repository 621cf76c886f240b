import { useLocale, useTranslations } from 'use-intl'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { timesOf } from '#web/lib/times-of.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { StayTimes } from '#web/ui/stay-times.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** For a line of parts with dots between: when an item of the order begins and, of a stay or rental, ends and how long it is. */
export function ItemTimes({ item }: { item: CheckoutView['cart']['items'][number] }) {
  const c = useTranslations('common.duration')
  const locale = useLocale()
  const { rate, localDate, localTime, duration: count } = item
  // With the end of the last day or night.
  const whole = { ...item, endsAt: item.visit.endsAt }
  if (rate === 'nightly')
    return (
      <>
        <StayTimes stay={whole} />
        <span>{c('nights', { count })}</span>
      </>
    )
  return (
    <>
      <span>
        <DateText date={localDate} />
      </span>
      {rate === 'daily' ? (
        <>
          <span suppressHydrationWarning>{timesOf(whole, locale)}</span>
          <span>{c('days', { count })}</span>
        </>
      ) : (
        <span className="whitespace-nowrap">
          <TimeText time={localTime} />
        </span>
      )}
    </>
  )
}
