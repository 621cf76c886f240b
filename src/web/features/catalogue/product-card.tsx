import { Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { DurationText } from '#web/ui/duration-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { CardView } from './calls.ts'

const MOST_BADGES = 2

/** One activity in a grid. The title's link covers the card, so that the card is one target with one name. */
export function ProductCard({ card, isFirst = false }: { card: CardView; isFirst?: boolean }) {
  const t = useTranslations('catalogue')
  const path = `/things-to-do-in-${card.citySlug}/${card.slug}`
  const warnings = card.badges.filter((badge) => badge === 'likely_to_sell_out' || badge === 'new')
  const promises = card.badges.filter((badge) => badge === 'free_cancellation' || badge === 'pay_later')
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          picture={card.picture}
          ratio={1.5}
          largest={480}
          sizes="(min-width: 1280px) 300px, (min-width: 640px) 45vw, 92vw"
          isFirst={isFirst}
          isDecorative
          className="aspect-3/2 w-full transition duration-200 ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
        />
        {warnings.length > 0 && (
          <ul className="absolute start-3 top-3 flex flex-wrap gap-1.5">
            {warnings.slice(0, MOST_BADGES).map((badge) => (
              <li key={badge} className="rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink">
                {t(`badges.${badge}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-3">
        <div className="flex items-center justify-between gap-2 text-sm text-ink-soft">
          <span className="min-w-0 truncate">
            {card.cityName} · {card.categoryName}
          </span>
          {card.rating !== null && <Stars rating={card.rating} count={card.ratingCount} className="shrink-0" />}
        </div>
        <h3 className="text-base leading-snug font-semibold">
          <PageLink
            path={path}
            className="line-clamp-2 after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {card.title}
          </PageLink>
        </h3>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Clock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <DurationText minutes={card.durationMinutes} />
        </p>
        {promises.length > 0 && (
          <p className="text-sm text-success">{promises.map((badge) => t(`badges.${badge}`)).join(' · ')}</p>
        )}
        <p className="mt-auto pt-1">
          {card.from === null ? (
            <span className="font-semibold">{t('onRequest')}</span>
          ) : (
            <>
              <span className="text-sm text-ink-soft">{t('from')} </span>
              {card.fromOriginal !== null && (
                <>
                  <span className="sr-only">{t('before')} </span>
                  <s className="text-sm text-ink-soft">
                    <MoneyText money={card.fromOriginal} />
                  </s>{' '}
                  <span className="sr-only">{t('now')} </span>
                </>
              )}
              <MoneyText money={card.from} className="text-lg font-semibold" />
              <span className="text-sm text-ink-soft"> {t(`per.${perOf(card)}`)}</span>
            </>
          )}
        </p>
      </div>
    </article>
  )
}

/** What the price is of: a person, an item, a day of it, a night of it. */
function perOf(card: Pick<CardView, 'pricingPer' | 'rate'>): 'person' | 'item' | 'daily' | 'nightly' {
  if (card.rate !== 'once') return card.rate
  return card.pricingPer === 'item' ? 'item' : 'person'
}
