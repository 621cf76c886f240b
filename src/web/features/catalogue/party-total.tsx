import { use } from 'react'
import { useTranslations } from 'use-intl'
import { MoneyText } from '#web/ui/money-text.tsx'
import type { MapPoint } from './calls.ts'
import { ListingContext } from './listing-context.ts'

interface PartyTotalProps {
  of: Pick<MapPoint, 'total' | 'dependsOnAges'>
  className?: string
}

/** What all travellers of the listing pay on the day of a card, on a line of its own; nothing where it is not known. */
export function PartyTotal({ of: { total, dependsOnAges }, className = '' }: PartyTotalProps) {
  const t = useTranslations('catalogue')
  const { party } = use(ListingContext)
  if (!total || party?.travellers === undefined) return null
  return (
    <span className={`block ${className}`}>
      {t.rich('totalFor', {
        count: Number(party.travellers),
        total: () => <MoneyText money={total} className="font-semibold text-ink" />,
      })}
      {dependsOnAges && ` · ${t('dependsOnAges')}`}
    </span>
  )
}
