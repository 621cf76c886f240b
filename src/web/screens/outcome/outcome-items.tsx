import { useLocale, useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { languageName } from '#domain/language-name.ts'
import type { Locale } from '#domain/locale.ts'
import { pickupWords } from '#domain/pickup-clock.ts'
import { peopleWords } from '#domain/people-words.ts'
import { laterStart, timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { RetryItem } from '#web/features/checkout/retry-item.tsx'
import { badgeState, badgeTone } from '#web/features/orders/booking-tones.ts'
import { LaterEnd } from '#web/features/orders/later-end.tsx'
import { UnpaidTerms } from '#web/features/orders/unpaid-terms.tsx'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { StayTimes } from '#web/ui/stay-times.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { BookedTrips } from './booked-trip.tsx'
import { OutcomePrice } from './outcome-price.tsx'

type Item = OutcomeView['items'][number]

/** The places are held; cancelling them before they are paid costs nothing. */
export const waitingUnpaid: OutcomeView['outcome'][] = ['reserved', 'awaiting_transfer', 'on_hold']

/** The order is not placed until it is paid: its places are only held for some minutes. */
const heldToPay: OutcomeView['outcome'][] = ['payment_failed', 'unpaid', 'in_progress']

/**
 * The bookings of the order, each with its status. In a partly booked order the confirmed ones come first, as tickets; the
 * others can be tried again.
 */
export function OutcomeItems({ view }: { view: OutcomeView }) {
  const t = useTranslations('checkout.outcomes.groups')
  const { reference, key } = view
  if (waitingUnpaid.includes(view.outcome) && key !== null) {
    const others = view.items.filter(({ held }) => held === null)
    return (
      <>
        <BookedTrips order={{ reference, key }} items={view.items} level={2} />
        {others.length > 0 && <ItemList view={view} items={others} level={2} />}
      </>
    )
  }
  if (view.outcome !== 'partially_booked') return <ItemList view={view} items={view.items} level={2} />
  const groups = [
    { name: 'confirmed', items: view.items.filter(({ status }) => itemSets.booked.includes(status)) },
    { name: 'lost', items: view.items.filter(({ status }) => !itemSets.booked.includes(status)) },
  ] as const
  return groups.map(({ name, items }) => (
    <section key={name} aria-labelledby={`group-${name}`} className="grid gap-3">
      <h2 id={`group-${name}`} className="text-xl font-semibold">
        {t(name)}
      </h2>
      {name === 'confirmed' && key !== null ? (
        <BookedTrips order={{ reference, key }} items={items} level={3} />
      ) : (
        <ItemList view={view} items={items} level={3} />
      )}
    </section>
  ))
}

function ItemList({ view, items, level }: { view: OutcomeView; items: OutcomeView['items']; level: 2 | 3 }) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const o = useTranslations('checkout.outcomes')
  const locale = useLocale()
  const nightsWords = useNightsWords()
  const isHeldToPay = heldToPay.includes(view.outcome) && !view.isByLink
  const Heading = level === 2 ? 'h2' : 'h3'
  const isUnpaid = (waitingUnpaid.includes(view.outcome) || view.isByLink) && !view.isPaid
  const Terms = isUnpaid ? UnpaidTerms : CancellationSentence
  return (
    <ul className="grid grid-cols-1 gap-4">
      {items.map((item) => {
        const { status } = item
        const start = laterStartOf(item, locale)
        return (
          <li key={item.id} className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-card">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="min-w-0">
                <Heading className="text-lg font-semibold">{item.title}</Heading>
                <p className="text-ink-soft">{item.optionTitle}</p>
                <p className="text-sm text-ink-soft">
                  {item.rate === 'nightly' ? (
                    <span className="dotted">
                      <StayTimes stay={item} />
                    </span>
                  ) : (
                    <>
                      <DateText date={item.localDate} style="long" />
                      &nbsp;· <TimeText time={timeToBeReady(item)} />
                      {start !== null && <span className="block">{t('pickupThenStart', { time: start })}</span>}
                      <LaterEnd booking={item} />
                    </>
                  )}
                </p>
                <p className="dotted text-sm text-ink-soft">
                  {item.duration && <span>{nightsWords(item.duration)}</span>}
                  <span>{peopleWords(c, item)}</span>
                </p>
                {item.pickup && <PickupLine item={item} pickup={item.pickup} />}
                {item.guideLanguage !== null && (
                  <p className="text-sm text-ink-soft">
                    {t('guideLanguage', { rate: item.rate })}: {languageName(item.guideLanguage, locale)}
                  </p>
                )}
              </div>
              <span className={`rounded-full px-3 py-1 text-sm font-medium ${badgeTone(status, view)}`}>
                {isHeldToPay && itemSets.accepted.includes(status)
                  ? o('held')
                  : t(`statuses.${badgeState(status, view)}`)}
              </span>
            </div>
            <OutcomePrice item={item} currency={view.currency} />
            {item.specialRequest !== '' && (
              <p className="text-sm">
                <span className="text-ink-soft">{t('specialRequest')}: </span>
                <bdi className="whitespace-pre-line wrap-anywhere">{item.specialRequest}</bdi>
              </p>
            )}
            <Terms step={item.cancellation} zone={item.zone} cityName={item.cityName} />
            {item.canRetry && view.key !== null && (
              <RetryItem
                item={{ reference: view.reference, key: view.key, itemId: item.id }}
                title={item.title}
                citySlug={item.citySlug}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The line of a stay says its check-in, not the pick-up before it. */
const laterStartOf = (item: Item, locale: Locale) => (item.rate === 'nightly' ? null : laterStart(item, locale))

function PickupLine({ item, pickup }: { item: Item; pickup: NonNullable<Item['pickup']> }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const start = laterStartOf(item, locale)
  return (
    <p className="text-sm text-ink-soft">
      {t('pickup')}
      <span className="block">
        {pickup.name}
        {start === null && <>&nbsp;· {pickupWords({ ...item, pickup }, locale)}</>}
      </span>
    </p>
  )
}
