import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import type { ReviewsView } from '#web/features/reviews/calls.ts'
import { ReviewCard } from '#web/features/reviews/review-card.tsx'
import { ReviewFilters } from '#web/features/reviews/review-filters.tsx'
import { ReviewPhotos } from '#web/features/reviews/review-photos.tsx'
import { addressDates, reviewSearch, type ActivitySearch } from '#web/features/reviews/review-search.ts'
import { ReviewThemes } from '#web/features/reviews/review-themes.tsx'
import { StarBars } from '#web/features/reviews/star-bars.tsx'
import { TravellerRatings } from '#web/features/reviews/traveller-ratings.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { ShownPictures } from '#web/ui/picture-show.tsx'

/** The page goes on below them: who wants more asks for the rest. */
const MOST_FOLDED = 4

interface ActivityReviewsProps {
  product: ProductView
  view: ReviewsView
  /** The activity's path, without language prefix. */
  path: string
  search: ActivitySearch
  onOpen: (pictures: ShownPictures) => void
}

/** A summary by stars, kinds of travellers and themes, travellers' photos, and a page of reviews filtered by the address. */
export function ActivityReviews({ product, view, path, search, onOpen }: ActivityReviewsProps) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const navigate = useNavigate()
  // Whoever chose something wants to see all that fits.
  const isFolded =
    view.page === 1 && view.reviews.length > MOST_FOLDED + 1 && Object.keys(reviewSearch({ ...search })).length === 0
  const shown = isFolded ? view.reviews.slice(0, MOST_FOLDED) : view.reviews
  // The link that asked for the others is gone.
  const unfolds = useRef(false)
  const firstUnfolded = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFolded || !unfolds.current) return
    unfolds.current = false
    firstUnfolded.current?.focus({ preventScroll: true })
  }, [isFolded])
  if (product.rating === null) return <p className="text-ink-soft">{t('noReviews')}</p>

  const isFiltered = Object.keys(reviewSearch({ ...search })).some((key) => key !== 'order' && key !== 'reviews')
  const change = (wish: ActivitySearch) =>
    void navigate({
      to: localePath(locale, path),
      search: wish as never,
      hash: 'reviews',
      resetScroll: false,
      replace: true,
    })
  const open = (pictures: ReviewsView['photos'], title: string) => (start: number) => onOpen({ title, pictures, start })
  return (
    <div className="grid gap-8 md:grid-cols-[min(15rem,40%)_minmax(0,1fr)]">
      <div>
        <p className="text-5xl font-semibold">
          <bdi>{product.rating.toFixed(1)}</bdi>
        </p>
        <p className="mt-1 text-ink-soft">{t('reviewCount', { count: product.ratingCount })}</p>
        <StarBars distribution={view.distribution} path={path} search={search} />
        <TravellerRatings travellers={view.travellers} path={path} search={search} />
      </div>
      <div className="min-w-0">
        <ReviewThemes themes={view.themes} path={path} search={search} />
        {view.photos.length > 0 && (
          <section className="mb-6">
            <h3 className="mb-2 font-semibold">{t('reviewList.photosOfTravellers')}</h3>
            <ReviewPhotos
              photos={view.photos}
              label={t('reviewList.photosOfTravellers')}
              onOpen={open(view.photos, t('reviewList.photosOfTravellers'))}
            />
          </section>
        )}
        <ReviewFilters search={search} counts={view.counts} onChange={change} />
        <p role="status" className="mt-4 text-sm text-ink-soft">
          {isFiltered && view.total > 0 && t('reviewList.shownReviews', { total: view.total })}
        </p>
        {view.total === 0 && <p className="mt-2 text-ink-soft">{t('reviewList.noneFits')}</p>}
        {(isFiltered || view.reviews.length === 0) && (
          <PageLink
            path={path}
            search={{ ...addressDates({ ...search }) }}
            hash="reviews"
            resetScroll={false}
            replace
            className="mt-1 inline-flex min-h-11 items-center font-medium text-primary underline"
          >
            {t('reviewList.clearReviews')}
          </PageLink>
        )}
        <ul className="mt-4 grid gap-6">
          {shown.map((review, index) => (
            <li
              key={review.id}
              ref={index === MOST_FOLDED ? firstUnfolded : undefined}
              tabIndex={index === MOST_FOLDED ? -1 : undefined}
              className="border-b border-line pb-6 outline-none last:border-0"
            >
              <ReviewCard
                review={review}
                onOpen={open(review.photos, t('reviewList.photoBy', { author: review.author }))}
              />
            </li>
          ))}
        </ul>
        {isFolded ? (
          <PageLink
            path={path}
            search={{ ...search, reviews: '1' }}
            hash="reviews"
            resetScroll={false}
            replace
            rel="nofollow"
            onClick={() => {
              unfolds.current = true
            }}
            className={`${buttonClass('outlined')} w-full sm:w-auto`}
          >
            {t('reviewList.allReviews', { count: view.total })}
          </PageLink>
        ) : (
          <Pagination
            page={view.page}
            pageCount={view.pageCount}
            link={(page, content, look, label) => (
              <PageLink
                key={label}
                path={path}
                search={{ ...search, reviews: String(page) }}
                hash="reviews"
                resetScroll={false}
                className={look}
                aria-label={label}
              >
                {content}
              </PageLink>
            )}
          />
        )}
      </div>
    </div>
  )
}
