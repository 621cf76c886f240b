import { Clock } from 'lucide-react'
import { PageLink } from '#web/lib/page-link.tsx'
import { DurationText } from '#web/ui/duration-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CardPrice } from './card-price.tsx'
import type { CardProps } from './layout-choices.ts'
import { useCard } from './use-card.ts'

const narrowSizes = '(min-width: 640px) calc(50vw - 34px), calc(100vw - 32px)'
const fourSizes = `(min-width: 1280px) 293px, (min-width: 1024px) calc(25vw - 27px), ${narrowSizes}`
const sizes = {
  row: fourSizes,
  page: fourSizes,
  list: `(min-width: 1280px) 301px, (min-width: 1024px) calc(50vw - 178px), ${narrowSizes}`,
} as const

/** The default card: picture above text. The title's link covers the card, so that it is one target with one name. */
export function UprightCard({ card, place, isFirst, corner }: CardProps) {
  const { path, warnings, promises } = useCard(card)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          picture={card.picture}
          preset="card"
          sizes={sizes[place]}
          isFirst={isFirst}
          isDecorative
          className="aspect-3/2 w-full transition duration-200 ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
        />
        {warnings.length > 0 && (
          <ul className="absolute start-3 end-14 top-3 flex flex-wrap gap-1.5">
            {warnings.map((words) => (
              <li key={words} className="rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold text-ink">
                {words}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 pt-3">
        <div className="flex items-baseline justify-between gap-2 text-sm text-ink-soft">
          <span className="min-w-0">
            {card.cityName} · {card.categoryName}
          </span>
          {card.rating !== null && <Stars rating={card.rating} count={card.ratingCount} className="shrink-0" />}
        </div>
        <h3 className="text-base leading-snug font-semibold">
          <PageLink
            path={path}
            className="line-clamp-2 after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {card.title}
          </PageLink>
        </h3>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Clock aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
          <DurationText minutes={card.durationMinutes} />
        </p>
        {promises.length > 0 && <p className="text-sm text-success">{promises.join(' · ')}</p>}
        <p className="mt-auto pt-1">
          <CardPrice card={card} />
        </p>
      </div>
      {corner}
    </article>
  )
}
