import { BadgeLine } from '#web/features/catalogue/card-badges.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ClockedLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** A row of a list: small picture, text, and the price at the end; separated by lines. */
export function RowCard({ card, isFirst, corner }: CardProps) {
  const { link, where, warnings, promises } = useCard(card)
  return (
    <article className="group @container relative h-full border-b border-line py-5 [&>button]:top-1">
      <div className="grid grid-cols-1 gap-4 @min-[14rem]:grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] @xl:grid-cols-[8rem_minmax(0,1fr)_auto] @xl:gap-6">
        <Picture
          picture={card.picture}
          preset="card"
          sizes="(min-width: 640px) 204px, 141px"
          isFirst={isFirst}
          isDecorative
          className="aspect-3/2 w-full @min-[14rem]:aspect-square self-start rounded-field"
        />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="truncate text-sm text-ink-soft @min-[14rem]:pe-14 @xl:pe-0">{where}</p>
          <h3 className="text-lg leading-snug font-semibold">
            <PageLink
              {...link}
              className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
            >
              {card.title}
            </PageLink>
          </h3>
          <p className="line-clamp-1 text-sm text-ink-soft @max-xl:hidden">{card.summary}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-ink-soft">
            <ClockedLength card={card} />
            <CardRating card={card} />
          </p>
          <BadgeLine warnings={warnings} promises={promises} />
        </div>
        <CardPrice
          card={card}
          className="@min-[14rem]:col-start-2 @xl:col-start-3 @xl:max-w-36 @xl:self-end @xl:text-end"
        />
      </div>
      {corner}
    </article>
  )
}
