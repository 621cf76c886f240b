import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

// The crop is narrower than the picture.
const sizes = {
  row: '201px',
  page: '(min-width: 1280px) 222px, (min-width: 1024px) 27vw, (min-width: 640px) 36vw, 55vw',
  list: '(min-width: 1280px) 252px, (min-width: 640px) 36vw, 55vw',
} as const

/** A small card with the price before the title. */
export function DenseCard({ card, place, isFirst, corner }: CardProps) {
  const { link, place: cityOrKind, warnings, promises } = useCard(card)
  const note = warnings[0] ?? promises[0]
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        picture={card.picture}
        preset="card"
        sizes={sizes[place]}
        isFirst={isFirst}
        isDecorative
        className="aspect-4/3 w-full rounded-field"
      />
      <div className="flex flex-1 flex-col gap-0.5 pt-2">
        <CardPrice
          card={card}
          amountLook="text-lg font-semibold text-primary"
          wordsLook="text-xs leading-[calc(var(--lines-snug)*1rem)] text-ink-soft"
        />
        <h3 className="text-sm leading-snug font-semibold">
          <PageLink
            {...link}
            className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {card.title}
          </PageLink>
        </h3>
        <p className="truncate text-xs text-ink-soft">
          {cityOrKind} · <CardLength card={card} />
        </p>
        <CardRating card={card} />
        {note !== undefined && (
          <p className={`text-xs ${warnings.length > 0 ? 'font-medium text-clay' : 'text-success'}`}>{note}</p>
        )}
      </div>
      {corner}
    </article>
  )
}
