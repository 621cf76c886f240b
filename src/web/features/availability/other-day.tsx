import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import type { Party } from '#domain/party-units.ts'
import type { BookableProduct } from './calls.ts'
import { OptionFacts } from './option-facts.tsx'

interface OtherDayProps {
  date: string
  /** Says that it is the nearest, where nothing beside it does. */
  isNearest?: boolean
  onChoose: (date: string) => void
  className?: string
}

/** Leads to another day of the activity. */
export function OtherDay({ date, isNearest = false, onChoose, className = '' }: OtherDayProps) {
  const t = useTranslations('availability')
  const locale = useLocale()
  const words = formatDate(date, locale)
  return (
    <button
      type="button"
      onClick={() => onChoose(date)}
      className={`min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm hover:border-primary hover:text-primary ${className}`}
    >
      {isNearest ? t('nearestDay', { date: words }) : words}
    </button>
  )
}

interface OptionOfOtherDayProps {
  option: BookableProduct['options'][number]
  /** Its length is chosen. */
  isStay: boolean
  party: Party | null
  currency: string
  /** The nearest on which it can be booked. */
  date: string
  onChooseDate: (date: string) => void
}

/** An option that does not run on the chosen day, below those that do. */
export function OptionOfOtherDay({ option, isStay, party, currency, date, onChooseDate }: OptionOfOtherDayProps) {
  const t = useTranslations('availability')
  return (
    <section aria-label={option.title} className="rounded-card border border-line p-4">
      <p aria-hidden className="font-semibold">
        {option.title}
      </p>
      <p className="text-sm font-semibold">{t('notOnThisDay')}</p>
      {!isStay && <OptionFacts option={option} stay={null} party={party} lowest={null} currency={currency} />}
      <p className="mt-3">
        <OtherDay date={date} isNearest onChoose={onChooseDate} />
      </p>
    </section>
  )
}
