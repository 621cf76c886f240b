import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { BookableProduct } from './calls.ts'
import type { Booking } from './booking.ts'

export interface BookedBefore {
  localDate: string
  localTime: string
  totalMinor: number
  currency: string
}

interface BeforeAfterProps {
  before: BookedBefore
  product: BookableProduct
  booking: Booking
}

/** When it is now and when it would be, and how much more or less that costs. */
export function BeforeAfter({ before, product, booking }: BeforeAfterProps) {
  const t = useTranslations('activity.booking')
  const { departure, price } = booking
  if (!departure || !price) return null
  const isMoved = departure.localDate !== before.localDate || departure.localTime !== before.localTime
  const differenceMinor = product.currency === before.currency ? price.totalMinor - before.totalMinor : null
  return (
    <p aria-live="polite" className="flex flex-wrap items-center justify-between gap-x-3 text-sm short:basis-full">
      {isMoved && (
        <span className="flex flex-wrap items-center gap-x-1.5">
          <s className="whitespace-nowrap text-ink-soft">
            <DateText date={before.localDate} /> · <TimeText time={before.localTime} />
          </s>
          <ArrowRight aria-hidden className="size-4 shrink-0 text-primary rtl:rotate-180" strokeWidth={1.75} />
          <span className="font-semibold whitespace-nowrap">
            <DateText date={departure.localDate} /> · <TimeText time={departure.localTime} />
          </span>
        </span>
      )}
      {differenceMinor !== null && (
        <span className="ms-auto font-medium">
          {differenceMinor === 0
            ? t('priceSame')
            : t.rich(differenceMinor > 0 ? 'priceMore' : 'priceLess', {
                sum: () => <MoneyText money={{ amountMinor: Math.abs(differenceMinor), currency: product.currency }} />,
              })}
        </span>
      )}
    </p>
  )
}
