import {
  CalendarX2,
  CircleCheck,
  Clock,
  Languages,
  MapPin,
  MessageCircleQuestion,
  TriangleAlert,
  Users,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { DurationRange } from '#web/lib/duration-text.tsx'
import { usePartyWords } from '#web/features/quotes/use-party-words.ts'
import { useTrip } from '#web/lib/trip.ts'
import { useAgesWords } from '#web/lib/use-ages-words.ts'
import { useFreeWords } from '#web/lib/use-free-words.ts'
import { languageName } from '#domain/language-name.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { factsOf, type AgePrice } from './facts-of.ts'

/** Facts of the activity, derived from its options: they cannot contradict what is booked. */
export function ActivityFacts({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const c = useTranslations('common')
  const locale = useLocale()
  const facts = factsOf(product)
  const byOption = [...Map.groupBy(facts.ages, ({ optionTitle }) => optionTitle)]
  const partyOnRequest = usePartyWords()({ least: product.leastTravellers, most: product.mostTravellers })
  const free = useFreeWords(product.cancellation)
  return (
    <dl
      aria-label={t('facts')}
      className="my-6 grid grid-cols-1 gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-card sm:grid-cols-[repeat(auto-fill,minmax(min(100%,12.4rem),1fr))]"
    >
      <Fact icon={<Clock aria-hidden />} name={t('duration')}>
        {product.rate === 'once' && facts.minutes ? (
          <DurationRange {...facts.minutes} />
        ) : (
          <CardLength card={product} />
        )}
      </Fact>
      {product.guideLanguages.length > 0 && (
        <Fact icon={<Languages aria-hidden />} name={t('languages', { rate: product.rate })}>
          {listOf(
            product.guideLanguages.map((code) => languageName(code, locale)),
            locale,
          )}
        </Fact>
      )}
      <Fact icon={<MapPin aria-hidden />} name={t('pickupTitle')}>
        {t(`pickup.${product.pickup}`)}
        {product.dropOff && (
          <span className="block text-sm text-ink-soft">{t('dropOff', { pickup: product.pickup })}</span>
        )}
      </Fact>
      <Fact icon={<CalendarX2 aria-hidden />} name={t('cancellation')}>
        {free ?? t('cancellationStrict')}
      </Fact>
      {product.pricingPer !== 'quote' && (
        <Fact
          icon={
            product.confirmation === 'supplier' ? <MessageCircleQuestion aria-hidden /> : <CircleCheck aria-hidden />
          }
          name={t('confirmation')}
        >
          {product.confirmation === 'supplier' ? c('hostConfirms') : t('confirmedAtOnce')}
        </Fact>
      )}
      <Fact icon={<Users aria-hidden />} name={t('group')}>
        {t(product.isPrivate ? 'private' : 'shared')}
        {partyOnRequest !== null && <span className="block text-sm text-ink-soft">{partyOnRequest}</span>}
        {facts.capacity !== null && (
          <span className="dotted text-sm text-ink-soft">
            <span>{t('booking.upTo', { capacity: facts.capacity })}</span>
            {facts.capacityVaries && <span>{t('booking.byOption')}</span>}
          </span>
        )}
        {facts.leastAge > 0 && <LeastAge years={facts.leastAge} varies={facts.leastAgeVaries} />}
      </Fact>
      {facts.ages.length > 0 && (
        <Fact icon={<UsersRound aria-hidden />} name={t('ages.title')} isWide={byOption.length > 1}>
          <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(14rem,40%)),1fr))]">
            {byOption.map(([optionTitle, ages]) => (
              // What all options share has a row of its own: beside one of them it would read as another option.
              <div key={optionTitle} className={optionTitle === null ? 'sm:col-span-full' : ''}>
                {optionTitle !== null && (
                  <p className="text-sm leading-snug font-normal text-ink-soft">{optionTitle}</p>
                )}
                <ul className="grid gap-0.5">
                  {ages.map((age) => (
                    <li key={`${age.title} ${age.minAge} ${age.maxAge}`}>
                      <AgeLine age={age} currency={product.currency} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-1 text-sm font-normal text-ink-soft">{t('ages.byDay')}</p>
        </Fact>
      )}
    </dl>
  )
}

/** From which age people can come, and which children of the search cannot. */
function LeastAge({ years, varies }: { years: number; varies: boolean }) {
  const t = useTranslations('activity.booking')
  const agesWords = useAgesWords()
  const young = (useTrip().party?.ages ?? []).filter((age) => age < years)
  const from = t('fromAge', { years })
  if (young.length === 0)
    return (
      <span className="dotted text-sm text-ink-soft">
        <span>{from}</span>
        {/* A card of the list says the age of the option that is sold on its day. */}
        {varies && <span>{t('byOption')}</span>}
      </span>
    )
  return (
    <span className="flex items-start gap-1.5 text-sm font-semibold">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>{t('tooYoung', { count: young.length, ages: agesWords(young), from })}</span>
    </span>
  )
}

function AgeLine({ age, currency }: { age: AgePrice; currency: string }) {
  const t = useTranslations('activity')
  const { minAge: from, maxAge: to } = age
  const moneyOf = (amountMinor: number) => <MoneyText money={{ amountMinor, currency }} />
  const price = () => (
    <>
      {age.originalMinor !== null && (
        <>
          <s className="text-sm font-normal text-ink-soft">{moneyOf(age.originalMinor)}</s>{' '}
        </>
      )}
      {age.priceMinor === 0 ? t('ages.free') : moneyOf(age.priceMinor)}
    </>
  )
  const range =
    from !== null && from > 0 && to !== null
      ? t('ages.between', { from, to })
      : from !== null && from > 0
        ? t('ages.from', { from })
        : to !== null
          ? t('ages.upTo', { to })
          : ''
  const values = { title: age.title, range, price }
  if (range === '') return t.rich(age.varies ? 'ages.lineFrom' : 'ages.line', values)
  return t.rich(age.varies ? 'ages.lineRangeFrom' : 'ages.lineRange', values)
}

interface FactProps {
  icon: ReactNode
  name: string
  /** Takes a row of its own. */
  isWide?: boolean
  children: ReactNode
}

function Fact({ icon, name, isWide = false, children }: FactProps) {
  return (
    <div className={`grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 ${isWide ? 'sm:col-span-full' : ''}`}>
      <dt className="contents text-sm text-ink-soft">
        <span className="row-span-2 mt-0.5 text-primary [&_svg]:size-[min(1.5rem,9vw)] [&_svg]:stroke-[1.75]">
          {icon}
        </span>
        <span>{name}</span>
      </dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
