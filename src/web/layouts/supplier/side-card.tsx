import { BadgeLine } from '#web/features/catalogue/card-badges.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ClockedLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** Picture beside text, with room for the summary. */
export function SideCard({ card, isFirst, corner }: CardProps) {
  const { link, where, warnings, promises } = useCard(card)
  return (
    <article className="group @container relative h-full overflow-hidden rounded-card border border-line bg-surface transition duration-150 hover:border-primary">
      <div className="grid h-full grid-cols-1 @min-[14rem]:grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] @md:grid-cols-[12rem_minmax(0,1fr)] @3xl:grid-cols-[17rem_minmax(0,1fr)]">
        <Picture
          picture={card.picture}
          preset="card"
          sizes="(min-width: 1024px) 326px, (min-width: 640px) 380px, 300px"
          isFirst={isFirst}
          isDecorative
          className="size-full min-h-36 @max-[14rem]:aspect-3/2 @max-[14rem]:min-h-0"
        />
        <div className="flex min-w-0 flex-col gap-1.5 p-4 @max-[14rem]:p-[min(1rem,5vw)] @md:p-5">
          <p className="truncate @min-[14rem]:pe-9 text-sm text-ink-soft">{where}</p>
          <h3 className="text-base leading-snug font-semibold @md:text-lg">
            <PageLink {...link} className="line-clamp-3 after:absolute after:inset-0 group-hover:text-primary">
              {card.title}
            </PageLink>
          </h3>
          <p className="line-clamp-2 text-sm text-ink-soft @max-md:hidden">{card.summary}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
            <ClockedLength card={card} />
            <CardRating card={card} />
          </p>
          <BadgeLine warnings={warnings} promises={promises} />
          <CardPrice card={card} className="mt-auto pt-1" />
        </div>
      </div>
      {corner}
    </article>
  )
}
