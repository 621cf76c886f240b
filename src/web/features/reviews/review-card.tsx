import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { ReviewView } from './calls.ts'
import { ReviewPhotos } from './review-photos.tsx'

/** A review in its original language. */
export function ReviewCard({ review, onOpen }: { review: ReviewView; onOpen: (start: number) => void }) {
  const t = useTranslations('activity')
  const isForeign = review.language !== useLocale()
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Stars rating={review.rating} />
        <bdi className="font-semibold text-ink">{review.author}</bdi>
        <span>{t(`travellerTypes.${review.travellerType}`)}</span>
        <DateText date={review.createdAt.slice(0, 10)} style="short" />
      </div>
      <div {...(isForeign ? { lang: review.language, dir: directionOf(review.language) } : {})} className="mt-2">
        <h3 className="font-semibold">{review.title}</h3>
        <p className="mt-1 whitespace-pre-line">{review.body}</p>
      </div>
      {review.photos.length > 0 && (
        <div className="mt-3">
          <ReviewPhotos
            photos={review.photos}
            label={t('reviewList.photoBy', { author: review.author })}
            onOpen={onOpen}
          />
        </div>
      )}
    </article>
  )
}
