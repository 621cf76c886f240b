import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { freeRule } from '#domain/cancellation-rule.ts'
import { bestOf } from '#domain/best-of.ts'
import { listOf } from '#domain/list-of.ts'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { ComparedView } from '#web/features/wishlist/calls.ts'
import { useFreeWords } from '#web/lib/use-free-words.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { languageName } from '#domain/language-name.ts'
import { pricesToCompare, ratingsToCompare } from './best-of-compared.ts'

interface Row {
  name: string
  /** Whether all activities have the same. */
  isSame: boolean
  cellOf: (item: ComparedView, index: number) => ReactNode
}

/** What a comparison says of activities, in rows. `hasDates`: dates are chosen. */
export function useComparisonRows(items: readonly ComparedView[], hasDates: boolean): Row[] {
  const t = useTranslations('wishlist')
  const c = useTranslations('wishlist.compare')
  const a = useTranslations('activity')
  const locale = useLocale()
  const cheapest = bestOf(pricesToCompare(items, hasDates), 'lowest')
  const topRated = bestOf(ratingsToCompare(items), 'highest')
  const isOnRequest = ({ card }: ComparedView) => card.pricingPer === 'quote'

  /** `factOf`: what the cell says, to find out whether all say the same. */
  const row = (name: string, factOf: (item: ComparedView) => unknown, cellOf: Row['cellOf']): Row => ({
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
  return [
    row(
      c('rows.price'),
      ({ card, isOffered }) => [isOffered, (card.free ?? card).from, card.free?.date, card.pricingPer],
      (item, index) =>
        item.isOffered ? (
          <>
            {hasDates && item.card.free === null && !isOnRequest(item) && (
              <p className="text-sm font-medium text-ink-soft">{t('notOnDates')}</p>
            )}
            <CardPrice card={item.card} breaksUnit="always" />
            {cheapest[index] && <Best>{c('lowestPrice')}</Best>}
          </>
        ) : (
          <p className="text-sm text-danger">{t('gone')}</p>
        ),
    ),
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
      (item) => [isOnRequest(item), item.card.rate, item.card.rate === 'once' && item.card.durationMinutes],
      ({ card }) => <CardLength card={card} />,
    ),
    row(
      c('rows.firstDay'),
      ({ firstDay }) => firstDay,
      (item) =>
        item.firstDay !== null ? (
          <DateText date={item.firstDay} />
        ) : isOnRequest(item) ? (
          c('asAgreed')
        ) : (
          <span className="text-ink-soft">{hasDates ? t('notOnDates') : c('noDays')}</span>
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
          {dropOff && <span className="block text-sm text-ink-soft">{a('dropOff')}</span>}
        </>
      ),
    ),
    row(a('languages'), languages, (item) => languages(item) || c('notStated')),
    row(
      a('group'),
      ({ card }) => card.badges.includes('private'),
      ({ card }) => a(card.badges.includes('private') ? 'private' : 'shared'),
    ),
    row(c('rows.age'), ageWords, ageWords),
  ]
}

/** A word, because colours alone say nothing to many. */
const Best = ({ children }: { children: ReactNode }) => <p className="text-sm font-medium text-success">{children}</p>

function FreeCancellation({ rules }: { rules: ComparedView['cancellation'] }) {
  return useFreeWords(rules)
}
