import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { freeRule } from '#domain/cancellation-rule.ts'
import { bestOf } from '#domain/best-of.ts'
import { formatDate } from '#domain/date-words.ts'
import { listOf } from '#domain/list-of.ts'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import { hasHighestTotal } from '#web/features/catalogue/has-highest-total.ts'
import type { ComparedView } from '#web/features/wishlist/calls.ts'
import type { Trip } from '#web/lib/trip.ts'
import { useFreeWords } from '#web/lib/use-free-words.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { languageName } from '#domain/language-name.ts'
import { pricesToCompare, ratingsToCompare } from './best-of-compared.ts'
import { useReasonTaken } from './use-reason-taken.ts'

export interface ComparisonRow {
  name: string
  /** Whether all activities have the same. */
  isSame: boolean
  cellOf: (item: ComparedView, index: number) => ReactNode
}

/** What a comparison that was loaded for a trip says of activities, in rows. */
export function useComparisonRows(
  items: readonly ComparedView[],
  { range, party }: Trip,
): { price: ComparisonRow; facts: ComparisonRow[] } {
  const t = useTranslations('wishlist')
  const c = useTranslations('wishlist.compare')
  const a = useTranslations('activity')
  const locale = useLocale()
  const l = useTranslations('catalogue')
  const hasDates = range !== null
  const travellers = (party?.adults ?? 0) + (party?.children ?? 0)
  const { isTooLarge, wordsOf } = useReasonTaken(travellers)
  const { by, amounts } = pricesToCompare(items, hasDates)
  const cheapest = bestOf(amounts, 'lowest')
  const topRated = bestOf(ratingsToCompare(items), 'highest')
  const isOnRequest = ({ card }: ComparedView) => card.pricingPer === 'quote'

  /** `factOf`: what the cell says, to find out whether all say the same. */
  const row = (
    name: string,
    factOf: (item: ComparedView) => unknown,
    cellOf: ComparisonRow['cellOf'],
  ): ComparisonRow => ({
    name,
    isSame: items.length > 1 && new Set(items.map((item) => JSON.stringify(factOf(item)))).size === 1,
    cellOf,
  })
  const hasFree = ({ card }: ComparedView) => card.badges.includes('free_cancellation')
  const ageWords = (item: ComparedView) =>
    isOnRequest(item)
      ? c('asAgreed')
      : item.card.leastAge === null
        ? c('allAges')
        : a('booking.fromAge', { years: item.card.leastAge })
  const languages = ({ guideLanguages }: ComparedView) =>
    listOf(
      guideLanguages.map((code) => languageName(code, locale)),
      locale,
    )
  const hasGuides = items.every(({ card }) => card.rate === 'once')
  const isTaken = ({ card }: ComparedView) => hasDates && card.free === null && card.pricingPer !== 'quote'
  const reasonOf = (item: ComparedView) => (isTaken(item) || isTooLarge(item) ? wordsOf(item) : null)
  const price = row(
    c('rows.price'),
    ({ card, isOffered }) => [isOffered, (card.free ?? card).from, card.free?.date, card.pricingPer],
    (item, index) =>
      item.isOffered ? (
        <>
          {isTaken(item) && <p className="text-sm font-medium text-ink-soft">{wordsOf(item)}</p>}
          {/* The total and the day have rows of their own. */}
          <CardPrice
            card={item.card.free ? { ...item.card, free: { ...item.card.free, total: null } } : item.card}
            breaksUnit="always"
            isDaySaid
          />
          {by === 'price' && cheapest[index] && <Best>{c('lowestPrice')}</Best>}
        </>
      ) : (
        <p className="text-sm text-danger">{t('gone')}</p>
      ),
  )
  const total = row(
    c('rows.total', { count: travellers }),
    (item) => [item.total, item.card.rate, isOnRequest(item), reasonOf(item)],
    (item, index) => (
      <>
        <Total item={item} isFrom={!hasDates} reason={reasonOf(item)} />
        {by === 'total' && cheapest[index] && <Best>{c('lowestPrice')}</Best>}
      </>
    ),
  )
  const facts = [
    ...(travellers > 0 ? [total] : []),
    row(
      c('rows.rating'),
      ({ card }) => [card.rating, card.ratingCount],
      ({ card }, index) => (
        <>
          <CardRating card={card} />
          {topRated[index] && <Best>{c('topRated')}</Best>}
        </>
      ),
    ),
    row(
      a('duration'),
      (item) => [
        isOnRequest(item),
        item.card.rate,
        item.card.minDuration,
        item.card.rate === 'once' && `${item.card.durationMinutes}–${item.card.longestMinutes}`,
      ],
      ({ card }) => <CardLength card={card} />,
    ),
    row(
      c('rows.firstDay'),
      (item) => [item.firstDay, reasonOf(item)],
      (item) =>
        item.firstDay !== null ? (
          <>
            <DateText date={item.firstDay} />
            {item.card.free && !item.card.free.isFirstDay && (
              <span className="block text-sm text-ink-soft">
                {l('cheapestOn', { date: formatDate(item.card.free.date, locale) })}
              </span>
            )}
          </>
        ) : isOnRequest(item) ? (
          c('asAgreed')
        ) : (
          <span className="text-ink-soft">{hasDates || isTooLarge(item) ? wordsOf(item) : c('noDays')}</span>
        ),
    ),
    row(
      c('rows.where'),
      ({ card }) => card.cityName,
      ({ card }) => card.cityName,
    ),
    row(
      a('cancellation'),
      (item) => hasFree(item) && freeRule(item.cancellation),
      (item) => (hasFree(item) ? <FreeCancellation rules={item.cancellation} /> : c('notFree')),
    ),
    row(
      a('pickupTitle'),
      ({ pickup, dropOff }) => [pickup, dropOff],
      ({ pickup, dropOff }) => (
        <>
          {a(`pickup.${pickup}`)}
          {dropOff && <span className="block text-sm text-ink-soft">{a('dropOff', { pickup })}</span>}
        </>
      ),
    ),
    row(a('languages', { rate: hasGuides ? 'once' : 'daily' }), languages, (item) => languages(item) || c('notStated')),
    row(
      a('group'),
      ({ card }) => card.badges.includes('private'),
      ({ card }) => a(card.badges.includes('private') ? 'private' : 'shared'),
    ),
    row(c('rows.age'), ageWords, ageWords),
  ]
  return { price, facts }
}

/** The total of all travellers. `isFrom`: of the cheapest day, as no dates are chosen; `reason`: why there is no total. */
function Total({ item, isFrom, reason }: { item: ComparedView; isFrom: boolean; reason: string | null }) {
  const t = useTranslations('wishlist')
  const l = useTranslations('catalogue')
  const { card, isOffered, total } = item
  if (!isOffered) return null
  if (card.pricingPer === 'quote') return t('compare.asAgreed')
  if (total === null) return <span className="text-ink-soft">{reason ?? t('compare.totalByChoice')}</span>
  return (
    <p className="text-sm text-ink-soft">
      {hasHighestTotal(card.free) ? `${l('upTo')} ` : isFrom && `${l('from')} `}
      <MoneyText money={total} className="text-base font-semibold text-ink" />
      {card.rate !== 'once' && ` ${l(`per.${card.rate}`)}`}
    </p>
  )
}

/** A word, because colours alone say nothing to many. */
const Best = ({ children }: { children: ReactNode }) => <p className="text-sm font-medium text-success">{children}</p>

function FreeCancellation({ rules }: { rules: ComparedView['cancellation'] }) {
  return useFreeWords(rules)
}
