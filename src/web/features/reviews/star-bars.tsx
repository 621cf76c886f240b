import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import { ReviewFilterLink } from './review-filter-link.tsx'
import type { ActivitySearch } from './review-search.ts'

interface StarBarsProps {
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[]
  path: string
  search: ActivitySearch
}

/** The distribution of stars, each as its share of all reviews. Each row links to its reviews, the selected one to all. */
export function StarBars({ distribution, path, search }: StarBarsProps) {
  const t = useTranslations('activity')
  const isRtl = directionOf(useLocale()) === 'rtl'
  const all = Math.max(
    1,
    distribution.reduce((sum, count) => sum + count, 0),
  )
  return (
    <ul aria-label={t('reviewList.starsFilter')} className="mt-4 grid gap-1">
      {[5, 4, 3, 2, 1].map((value) => {
        const count = distribution[value - 1] ?? 0
        const width = (count / all) * 100
        return (
          <li key={value}>
            <ReviewFilterLink
              path={path}
              search={search}
              filter="stars"
              value={String(value)}
              label={t('starsCount', { stars: value, count })}
              className="flex min-h-8 w-full items-center gap-3 px-1 text-sm"
            >
              <bdi className="w-3">{value}</bdi>
              <svg
                viewBox="0 0 100 6"
                preserveAspectRatio="none"
                aria-hidden
                className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
              >
                <rect x={isRtl ? 100 - width : 0} width={width} height="6" className="fill-accent" />
              </svg>
              <bdi className="w-5 text-end text-ink-soft">{count}</bdi>
            </ReviewFilterLink>
          </li>
        )
      })}
    </ul>
  )
}
