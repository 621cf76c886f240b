import { useTranslations } from 'use-intl'

/** A rating and the number of reviews, read out as one sentence. */
export function Stars({ rating, count, className = '' }: { rating: number; count?: number; className?: string }) {
  const t = useTranslations('common')
  const value = rating.toFixed(1)
  return (
    <span
      role="img"
      aria-label={count === undefined ? t('ratingOnly', { value }) : t('rating', { value, count })}
      className={`icon-star inline-flex items-center gap-1 text-sm font-semibold before:size-4 before:text-accent ${className}`}
    >
      {/* Each is a flex item, and so isolated from the other like a <bdi>. */}
      {value}
      {count !== undefined && <span className="font-normal text-ink-soft">{`(${count})`}</span>}
    </span>
  )
}
