import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import type { ReviewsView } from './calls.ts'

/** Words of a review and their author, in the review's language and direction. Another language than the page's is named. */
export function Quotation({
  quotation: { text, language, author },
  className = '',
}: {
  quotation: ReviewsView['travellers'][number]['quotation']
  className?: string
}) {
  const t = useTranslations('activity.reviewList')
  const isForeign = language !== useLocale()
  return (
    <span className={`block text-sm text-ink-soft ${className}`}>
      <span {...(isForeign ? { lang: language, dir: directionOf(language) } : {})} className="block">
        {language === 'ar' ? `«${text}»` : `“${text}”`}
      </span>{' '}
      <bdi className="text-xs">{author}</bdi>
      {isForeign && <span className="text-xs"> · {t(`writtenIn.${language}`)}</span>}
    </span>
  )
}
