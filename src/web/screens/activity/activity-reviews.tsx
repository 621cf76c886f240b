import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Stars } from '#web/ui/stars.tsx'

const FIRST = 4
const travellerTypes = ['solo', 'couple', 'family', 'friends', 'business'] as const
type Order = 'newest' | 'highest' | 'lowest'

/** The distribution as a filter, and the reviews in the order wished for; each in the language it was written in. */
export function ActivityReviews({ product }: { product: ProductView }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const [stars, setStars] = useState<number | null>(null)
  const [order, setOrder] = useState<Order>('newest')
  const [shown, setShown] = useState(FIRST)
  if (product.rating === null) return <p className="text-ink-soft">{t('noReviews')}</p>

  const most = Math.max(1, ...product.ratingDistribution)
  const reviews = product.reviews
    .filter((review) => stars === null || review.rating === stars)
    .sort((a, b) =>
      order === 'highest'
        ? b.rating - a.rating
        : order === 'lowest'
          ? a.rating - b.rating
          : b.createdAt.localeCompare(a.createdAt),
    )
  return (
    <div className="grid gap-8 md:grid-cols-[15rem_1fr]">
      <div>
        <p className="text-5xl font-semibold">
          <bdi>{product.rating.toFixed(1)}</bdi>
        </p>
        <p className="mt-1 text-ink-soft">{t('reviewCount', { count: product.ratingCount })}</p>
        <ul className="mt-4 grid gap-1">
          {[5, 4, 3, 2, 1].map((value) => {
            const count = product.ratingDistribution[value - 1] ?? 0
            return (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={stars === value}
                  aria-label={t('starsCount', { stars: value, count })}
                  onClick={() => {
                    setStars(stars === value ? null : value)
                    setShown(FIRST)
                  }}
                  className="flex min-h-8 w-full items-center gap-3 rounded-field px-1 text-sm hover:bg-line/50 aria-pressed:bg-primary/10"
                >
                  <bdi className="w-3">{value}</bdi>
                  <svg
                    viewBox="0 0 100 6"
                    preserveAspectRatio="none"
                    aria-hidden
                    className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
                  >
                    <rect
                      x={directionOf(locale) === 'rtl' ? 100 - (count / most) * 100 : 0}
                      width={(count / most) * 100}
                      height="6"
                      className="fill-accent"
                    />
                  </svg>
                  <bdi className="w-5 text-end text-ink-soft">{count}</bdi>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
      <div>
        <label className="mb-4 flex items-center gap-2 text-sm">
          <span className="text-ink-soft">{t('reviewFilter')}</span>
          <select
            value={order}
            onChange={(event) => setOrder(event.currentTarget.value as Order)}
            className="min-h-11 rounded-field border border-line-strong bg-surface px-3"
          >
            <option value="newest">{t('newestFirst')}</option>
            <option value="highest">{t('highestFirst')}</option>
            <option value="lowest">{t('lowestFirst')}</option>
          </select>
        </label>
        {reviews.length === 0 && <p className="text-ink-soft">{t('noneWithStars')}</p>}
        <ul className="grid gap-6">
          {reviews.slice(0, shown).map((review) => {
            const type = travellerTypes.find((one) => one === review.travellerType)
            return (
              <li key={review.id} className="border-b border-line pb-6 last:border-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                  <Stars rating={review.rating} />
                  <bdi className="font-semibold text-ink">{review.author}</bdi>
                  {type && <span>{t(`travellerTypes.${type}`)}</span>}
                  <DateText date={review.createdAt.slice(0, 10)} style="short" />
                </div>
                <div lang={review.language} dir={directionOf(review.language)} className="mt-2">
                  <h3 className="font-semibold">{review.title}</h3>
                  <p className="mt-1">{review.body}</p>
                </div>
              </li>
            )
          })}
        </ul>
        {reviews.length > shown && (
          <Button kind="outlined" onClick={() => setShown(shown + FIRST * 2)}>
            {t('moreReviews')}
          </Button>
        )}
      </div>
    </div>
  )
}
