import { Info, ThumbsUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { reviewMoods } from '#domain/review-themes.ts'
import type { ReviewsView } from './calls.ts'
import { Quotation } from './quotation.tsx'
import { ReviewFilterLink } from './review-filter-link.tsx'
import type { ActivitySearch } from './review-search.ts'

interface ReviewThemesProps {
  themes: ReviewsView['themes']
  path: string
  search: ActivitySearch
}

const icons = { praised: ThumbsUp, minded: Info }

/** What reviews praise and mind. Each theme links to its reviews, the selected one to all. */
export function ReviewThemes({ themes, path, search }: ReviewThemesProps) {
  const t = useTranslations('activity')
  const moods = reviewMoods.filter((mood) => themes.some((theme) => theme.mood === mood))
  if (moods.length === 0) return null
  return (
    <div className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-6">
      {moods.map((mood) => {
        const Icon = icons[mood]
        return (
          <section key={mood}>
            <h3 className="mb-1 flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="size-5 shrink-0 text-primary" />
              {t(`reviewList.${mood}`)}
            </h3>
            <ul className="-mx-2 grid">
              {themes
                .filter((theme) => theme.mood === mood)
                .map(({ theme, count, quotation }) => (
                  <li key={theme}>
                    <ReviewFilterLink
                      path={path}
                      search={search}
                      filter="about"
                      value={`${mood}-${theme}`}
                      className="block min-h-11 px-2 py-2"
                    >
                      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                        <span className="font-medium underline decoration-line-strong underline-offset-4">
                          {t(`reviewList.themes.${theme}`)}
                        </span>{' '}
                        <span className="text-sm text-ink-soft">{t('reviewCount', { count })}</span>
                      </span>
                      {quotation && <Quotation quotation={quotation} className="mt-1" />}
                    </ReviewFilterLink>
                  </li>
                ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
