import { Star } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** A rating and the number of reviews, read out as one sentence. */
export function Stars({ rating, count, className = '' }: { rating: number; count?: number; className?: string }) {
  const t = useTranslations('common')
  const value = rating.toFixed(1)
  return (
    <span className={`inline-flex items-center gap-1 text-sm ${className}`}>
      <Star aria-hidden className="size-4 fill-accent text-accent" />
      <span className="sr-only">
        {count === undefined ? t('ratingOnly', { value }) : t('rating', { value, count })}
      </span>
      {/* Each is a flex item, and so isolated from the other like a <bdi>. */}
      <span aria-hidden className="font-semibold">
        {value}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-ink-soft">
          {`(${count})`}
        </span>
      )}
    </span>
  )
}
