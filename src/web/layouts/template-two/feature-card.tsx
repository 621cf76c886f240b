import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ClockedLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** A magazine story. At full width the picture is beside the text. */
export function FeatureCard({ card, isFirst, corner }: CardProps) {
  const { link, place: cityOrKind, warnings, promises } = useCard(card)
  return (
    <article className="group @container relative h-full">
      <div className="flex h-full flex-col @2xl:grid @2xl:grid-cols-[1.5fr_1fr] @2xl:items-center @2xl:gap-8">
        {/* `corner` belongs to the picture: in the article's corner it would cover the text. */}
        <div className="relative">
          <Picture
            picture={card.picture}
            preset="card"
            sizes="(min-width: 1280px) 720px, (min-width: 1024px) 56vw, calc(100vw - 32px)"
            isFirst={isFirst}
            isDecorative
            className="aspect-3/2 w-full rounded-card"
          />
          {corner}
        </div>
        <div className="flex flex-1 flex-col gap-2 pt-4 @2xl:pt-0">
          <p className="flex flex-wrap gap-x-3 text-sm">
            <span className="font-medium text-accent">{card.categoryName}</span>
            {cityOrKind !== card.categoryName && <span className="text-ink-soft">{cityOrKind}</span>}
            {warnings.length > 0 && <span className="font-medium text-clay">{warnings.join(' · ')}</span>}
          </p>
          <h3 className="text-lg leading-snug font-semibold @min-[14rem]:text-xl @2xl:text-2xl @4xl:text-3xl">
            <PageLink
              {...link}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
            >
              {card.title}
            </PageLink>
          </h3>
          <p className="line-clamp-3 text-ink-soft">{card.summary}</p>
          {promises.length > 0 && <p className="text-sm text-success">{promises.join(' · ')}</p>}
          <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
              <ClockedLength card={card} />
              <CardRating card={card} />
            </p>
            <CardPrice card={card} />
          </div>
        </div>
      </div>
    </article>
  )
}
