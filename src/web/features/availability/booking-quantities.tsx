import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import { sumMinor } from '#domain/money.ts'
import { travellersOf } from '#domain/party.ts'
import { originalOnDay, priceOnDay } from '#domain/price.ts'
import { keepBrackets } from '#web/lib/price-unit.ts'
import { dependsOnAges, unitOfUnknownAge, unitsOfAges, type Party } from '#domain/party-units.ts'
import { useAgeWords } from '#web/lib/use-age-words.ts'
import { useUnitLimit } from '#web/lib/use-unit-limit.ts'
import { useAgesWords } from '#web/lib/use-ages-words.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { BookingExtras } from './booking-extras.tsx'
import { BookingPickup } from './booking-pickup.tsx'
import { bookableSeats } from './bookable-seats.ts'
import type { BookableProduct } from './calls.ts'
import { CheaperSharedOffer } from './cheaper-shared-offer.tsx'
import { EachNight } from './each-night.tsx'
import { GuideLanguage } from './guide-language.tsx'
import { GroupRoom, isForGroups } from './group-room.tsx'
import type { Booking } from './booking.ts'
import { partyOf } from './party-of.ts'
import { PartySizeField } from './party-size-field.tsx'

/** Numbers of travellers, the language of the guide, extras and the pick-up point. */
export function BookingQuantities({ product, booking }: { product: BookableProduct; booking: Booking }) {
  const t = useTranslations('activity.booking')
  const ages = useTranslations('activity.ages')
  const c = useTranslations('common.duration')
  const ageWords = useAgeWords()
  const limitWords = useUnitLimit()
  const locale = useLocale()
  const { option, departure, units, visitParty: party } = booking
  if (!option || !departure) return null
  const sumOf = (price: typeof priceOnDay | typeof originalOnDay) => (unit: (typeof option.units)[number]) =>
    sumMinor(departure.days.map((day) => price(unit, day, product.currency)))
  const priceOf = sumOf(priceOnDay)
  const originalOf = sumOf(originalOnDay)
  const seats = bookableSeats(departure)
  const isPerPerson = product.pricingPer === 'person'
  const travellers = travellersOf(option.units, units)
  const mostTravellers = isPerPerson ? Math.min(seats, option.capacity) : option.capacity
  // One boat, and never two: there is nothing to choose.
  const isFixed = option.units.every(
    ({ id, maxQuantity }, _, all) => all.length === 1 && maxQuantity === 1 && units[id] === 1,
  )
  // The last kayak is taken.
  const areItemsGone = !isPerPerson && !isFixed && sumMinor(option.units.map(({ id }) => units[id] ?? 0)) >= seats
  const isShort = isPerPerson ? seats < option.capacity : areItemsGone
  const limitOf = (unit: (typeof option.units)[number]) =>
    limitWords(
      { ...unit, quantity: units[unit.id] ?? 0 },
      { capacity: mostTravellers, travellers, areShared: isForGroups(option) && !isShort },
    )
  const leastAge = Math.min(...option.units.map(({ minAge }) => minAge ?? 0))
  // Of no matter beside somebody who may come alone: the panel of a small laptop has no line to spare.
  const accompanied = option.units.some(({ id, accompaniedBy }) => accompaniedBy.length === 0 && (units[id] ?? 0) > 0)
    ? []
    : option.units.filter(({ accompaniedBy }) => accompaniedBy.length > 0).map(({ title }) => title)
  return (
    <>
      <section aria-label={t('travellers')} className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 tabIndex={-1} className="font-semibold focus:outline-none">
            {t(product.pricingPer === 'item' ? 'howMany' : 'travellers')}
          </h3>
          {/* Why a traveller more cannot be added; the room of a group and the number of people say it themselves. */}
          {(isShort || !isForGroups(option) || (travellers < mostTravellers && booking.partySize === null)) && (
            <p
              className={`text-sm ${travellers >= mostTravellers || areItemsGone ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {isShort ? t('seatsLeft', { count: seats }) : t('upTo', { capacity: option.capacity })}
            </p>
          )}
        </div>
        {party !== null && <RefusedAges booking={booking} leastAge={leastAge} ages={party.ages ?? []} />}
        {leastAge > 0 && !saysAges(party, leastAge) && (
          <LeastAge years={leastAge} hasChildren={(party?.children ?? 0) > 0} />
        )}
        {party !== null && <CountedChildren option={option} units={units} party={party} priceOf={priceOf} />}
        <CheaperSharedOffer booking={booking} currency={product.currency} priceOf={priceOf} />
        {option.units.map((unit) => (
          <div key={unit.id}>
            {/* Beside large text the buttons would leave the name a word a line: they go below it. */}
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <div className="min-w-0 grow basis-28 leading-snug">
                <p className="font-medium">{keepBrackets(unit.title)}</p>
                <p className="dotted text-sm text-ink-soft">
                  {ageWords(unit) !== '' && <span>{ageWords(unit)}</span>}
                  {priceOf(unit) === 0 ? (
                    <span className="font-semibold text-success">{ages('free')}</span>
                  ) : (
                    <span>
                      {/* The offer of the total is the sum of these. */}
                      {originalOf(unit) > priceOf(unit) && (
                        <>
                          <span className="sr-only">{t('before')} </span>
                          <s>
                            <MoneyText
                              money={{ amountMinor: originalOf(unit), currency: product.currency }}
                              className="whitespace-nowrap"
                            />
                          </s>{' '}
                        </>
                      )}
                      <MoneyText
                        money={{ amountMinor: priceOf(unit), currency: product.currency }}
                        className="whitespace-nowrap"
                      />
                    </span>
                  )}
                  {product.rate !== 'once' && priceOf(unit) > 0 && (
                    <span>{c(product.rate === 'nightly' ? 'nights' : 'days', { count: departure.days.length })}</span>
                  )}
                </p>
                {/* Why one more of this kind cannot be added. */}
                {!isFixed && <Limit words={limitOf(unit)} />}
              </div>
              {isFixed ? (
                <span className="px-4 text-lg font-semibold">
                  <bdi>1</bdi>
                </span>
              ) : (
                <Stepper
                  label={unitName(unit, ageWords(unit))}
                  value={units[unit.id] ?? 0}
                  min={0}
                  least={unit.minQuantity}
                  max={booking.mostOf(unit)}
                  onChange={(quantity) => booking.setUnit(unit.id, quantity)}
                />
              )}
            </div>
            <EachNight unit={unit} departure={departure} currency={product.currency} />
          </div>
        ))}
        <PartySizeField booking={booking} />
        <GroupRoom option={option} units={units} party={party} hasSize={booking.partySize !== null} />
        {accompanied.length > 0 && (
          <p className="-mt-1 text-sm text-ink-soft">{t('accompaniedKinds', { kinds: listOf(accompanied, locale) })}</p>
        )}
      </section>
      <GuideLanguage product={product} booking={booking} />
      {product.extras.length > 0 && <BookingExtras product={product} booking={booking} />}
      {product.pickups.length > 0 && <BookingPickup product={product} booking={booking} />}
    </>
  )
}

const Limit = ({ words }: { words: string | null }) =>
  words !== null && (
    <p role="status" className="text-sm font-semibold">
      {words}
    </p>
  )

/** The kind with its ages: 'Child (Ages 4–11)'. */
const unitName = ({ title }: { title: string }, ages: string) => (ages === '' ? title : `${title} (${ages})`)

/** From which age people can take part: in a box if the visitor searched with children. */
function LeastAge({ years, hasChildren }: { years: number; hasChildren: boolean }) {
  const t = useTranslations('activity.booking')
  if (!hasChildren) return <p className="-mt-1 text-sm text-ink-soft">{t('fromAge', { years })}</p>
  return <Boxed>{t('fromAge', { years })}</Boxed>
}

/** Whether the ages of a search make the lowest age superfluous: all are known, or one of them is refused for it. */
function saysAges(party: Party | null, leastAge: number): boolean {
  const { children, ages = [] } = party ?? { children: 0 }
  return children > 0 && (ages.length === children || ages.some((age) => age < leastAge))
}

/** The children of a search who are not counted, since no price is for their age. */
function RefusedAges({ booking, leastAge, ages }: { booking: Booking; leastAge: number; ages: readonly number[] }) {
  const t = useTranslations('activity.booking')
  const agesWords = useAgesWords()
  const young = ages.filter((age) => age < leastAge)
  const others = booking.option?.units.some(({ kind }) => kind === 'adult')
    ? ages.filter((age) => age >= leastAge && !booking.acceptsAge(age))
    : []
  return (
    <>
      {young.length > 0 && (
        <Boxed>
          {t('tooYoung', {
            count: young.length,
            ages: agesWords(young),
            from: t('fromAge', { years: leastAge }),
          })}
        </Boxed>
      )}
      {others.length > 0 && <Boxed>{t('noPriceOfAge', { count: others.length, ages: agesWords(others) })}</Boxed>}
    </>
  )
}

function Boxed({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-accent/10 px-3 py-1.5 text-sm font-semibold">
      <Info aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>{children}</span>
    </p>
  )
}

type Option = NonNullable<Booking['option']>

interface CountedChildrenProps {
  option: Option
  units: Booking['units']
  party: Party
  priceOf: (unit: Option['units'][number]) => number
}

/** As what the children of a search are counted whose ages are not all known, until the buyer changes it. */
function CountedChildren({ option, units, party, priceOf }: CountedChildrenProps) {
  const t = useTranslations('activity.booking')
  const ageWords = useAgeWords()
  const { children, ages = [] } = party
  const nameOf = (unit: Option['units'][number]) => unitName(unit, ageWords(unit))
  if (children === ages.length || !option.units.some(({ kind }) => kind === 'adult')) return null
  const counted = unitOfUnknownAge(option.units)
  if (!counted) return <p className="text-sm font-medium">{t('noChildren')}</p>
  if (partyOf(option.units, units, party) !== party || !dependsOnAges(option.units, party, priceOf)) return null
  const all = unitsOfAges(option.units)
  const at = all.indexOf(counted)
  const hasOtherPrice = (unit: Option['units'][number]) => priceOf(unit) !== priceOf(counted)
  const younger = all.slice(0, Math.max(at, 0)).findLast(hasOtherPrice)
  const older = all.slice(at + 1).find(hasOtherPrice)
  return (
    <p className="text-sm">
      {[
        t('countedAs', { children: units[counted.id] ?? 0, kind: nameOf(counted) }),
        younger && t(priceOf(younger) === 0 ? 'youngerFree' : 'younger', { kind: nameOf(younger) }),
        older && t('older', { kind: nameOf(older) }),
      ]
        .filter((words) => words !== undefined)
        .join(' ')}
    </p>
  )
}
