import { use } from 'react'
import { useTranslations } from 'use-intl'
import { TotalFor } from '#web/lib/total-for.tsx'
import type { MapPoint } from './calls.ts'
import { ListingContext } from './listing-context.ts'

interface PartyTotalProps {
  of: Pick<MapPoint, 'total' | 'dependsOnAges' | 'isForAll'>
  className?: string
}

/**
 * What all travellers of the listing pay on the day of a card, or that its price is for all of them, on a line of its
 * own; nothing where it is not known.
 */
export function PartyTotal({ of: { total, dependsOnAges, isForAll }, className = '' }: PartyTotalProps) {
  const t = useTranslations('catalogue')
  const { party } = use(ListingContext)
  if (party?.travellers === undefined) return null
  const count = Number(party.travellers)
  if (isForAll) return <span className={`block ${className}`}>{t('forAll', { count })}</span>
  if (!total) return null
  return (
    <span className={`block ${className}`}>
      <TotalFor total={total} travellers={count} dependsOnAges={dependsOnAges} saysWhy={false} />
    </span>
  )
}
