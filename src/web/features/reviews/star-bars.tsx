import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import type { ReviewSearch } from './review-search.ts'

interface StarBarsProps {
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[]
  path: string
  search: ReviewSearch
}

/** The distribution of stars. Each row links to its reviews, the selected one to all. */
export function StarBars({ distribution, path, search }: StarBarsProps) {
  const t = useTranslations('activity')
  const isRtl = directionOf(useLocale()) === 'rtl'
  const most = Math.max(1, ...distribution)
  const { stars: chosen, reviews: _page, ...rest } = search
  return (
    <ul aria-label={t('reviewList.starsFilter')} className="mt-4 grid gap-1">
      {[5, 4, 3, 2, 1].map((value) => {
        const count = distribution[value - 1] ?? 0
        const isChosen = chosen === String(value)
        const width = (count / most) * 100
        return (
          <li key={value}>
            <PageLink
              path={path}
              search={isChosen ? rest : { ...rest, stars: String(value) }}
              hash="reviews"
              resetScroll={false}
              replace
              rel="nofollow"
              aria-label={t('starsCount', { stars: value, count })}
              aria-current={isChosen ? 'true' : undefined}
              className="flex min-h-8 w-full items-center gap-3 rounded-field px-1 text-sm hover:bg-line/50 aria-[current=true]:bg-primary/10"
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
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
