import { BadgeCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { usePart } from '#web/lib/use-part.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { ReviewView } from './calls.ts'
import { ReviewPhotos } from './review-photos.tsx'

const loadTranslated = () => import('./translated-review.tsx')

/**
 * A review in its original language, which is named if it is not the page's, and the host's answer. Browsers with a
 * translator offer the review in the page's language too.
 */
export function ReviewCard({ review, onOpen }: { review: ReviewView; onOpen: (start: number) => void }) {
  const t = useTranslations('activity')
  const locale = useLocale()
  const [canTranslate, setCanTranslate] = useState(false)
  useEffect(() => setCanTranslate('Translator' in window), [])
  const translated = usePart(loadTranslated, canTranslate && review.language !== locale)
  const directed = (language: Locale) => (language === locale ? {} : { lang: language, dir: directionOf(language) })
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <Stars rating={review.rating} />
        <bdi className="font-semibold text-ink">{review.author}</bdi>
        <span>{t(`travellerTypes.${review.travellerType}`)}</span>
        {review.visited ? (
          <span suppressHydrationWarning>
            {t('reviewList.visited', { month: formatDate(`${review.visited}-01`, locale, 'month') })}
          </span>
        ) : (
          <DateText date={review.createdAt.slice(0, 10)} style="short" />
        )}
        {review.isVerified && (
          <span className="inline-flex items-center gap-1 font-medium text-success">
            <BadgeCheck aria-hidden className="size-4 shrink-0" />
            {t('reviewList.verified')}
          </span>
        )}
        {review.language !== locale && (
          <span className="rounded-full border border-line-strong px-2">
            {t(`reviewList.writtenIn.${review.language}`)}
          </span>
        )}
      </div>
      <div {...directed(review.language)} className="mt-2">
        <h3 className="font-semibold">{review.title}</h3>
        <p className="mt-1 whitespace-pre-line">{review.body}</p>
      </div>
      {translated.part && <translated.part.TranslatedReview review={review} />}
      {review.photos.length > 0 && (
        <div className="mt-3">
          <ReviewPhotos
            photos={review.photos}
            label={t('reviewList.photoBy', { author: review.author })}
            onOpen={onOpen}
          />
        </div>
      )}
      {review.reply && (
        <div className="mt-3 rounded-field border-s-4 border-line-strong bg-line/30 px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            <span className="font-semibold">{t('reviewList.reply')}</span>{' '}
            <span className="text-ink-soft">
              <DateText date={review.reply.repliedAt.slice(0, 10)} style="short" />
            </span>
          </p>
          <p {...directed(review.reply.language)} className="mt-1 whitespace-pre-line">
            {review.reply.text}
          </p>
        </div>
      )}
    </article>
  )
}
