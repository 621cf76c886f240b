import { WarningLabels } from '#web/features/catalogue/card-badges.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { CardLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

// The crop is narrower than the picture.
const narrowSizes = '(min-width: 416px) 57vw, 112vw'
const fourSizes = `(min-width: 1280px) 344px, (min-width: 1024px) 29vw, ${narrowSizes}`
const sizes = {
  row: fourSizes,
  page: fourSizes,
  list: `(min-width: 1280px) 352px, (min-width: 1024px) calc(57vw - 190px), ${narrowSizes}`,
} as const

/** A poster: text over the picture, on a gradient dark enough for any picture. */
export function PosterCard({ card, place, isFirst, corner }: CardProps) {
  const { link, place: cityOrKind, warnings, promises } = useCard(card)
  return (
    <article className="on-night group relative isolate flex aspect-2/3 h-full min-h-96 w-full flex-col justify-end overflow-hidden rounded-card bg-night text-white">
      <Picture
        picture={card.picture}
        preset="tile"
        sizes={sizes[place]}
        isFirst={isFirst}
        isDecorative
        className="absolute inset-0 -z-10 size-full transition duration-200 ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
      />
      <WarningLabels warnings={warnings} className="top-3" />
      <div className="grid gap-1.5 bg-linear-to-t from-night via-night/75 via-70% to-transparent p-[min(1rem,5vw)] pt-16">
        <p className="flex items-center justify-between gap-2 text-sm">
          <span className="truncate">{cityOrKind}</span>
          <CardRating card={card} className="shrink-0 text-white [&_*]:text-white before:text-saffron!" />
        </p>
        <h3 className="text-lg leading-snug font-semibold">
          <PageLink
            {...link}
            className="line-clamp-3 underline-offset-4 after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-saffron"
          >
            {card.title}
          </PageLink>
        </h3>
        <p className="text-sm">
          <CardLength card={card} />
          {promises.length > 0 && ` · ${promises[0]}`}
        </p>
        <CardPrice
          card={card}
          amountLook="text-lg font-semibold"
          wordsLook="text-sm leading-[calc(var(--lines-base)*1rem)] text-white"
          freeLook="text-white"
          className="mt-1 border-t border-white/30 pt-2"
        />
      </div>
      {corner}
    </article>
  )
}
