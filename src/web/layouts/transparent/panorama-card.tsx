import { WarningLabels } from '#web/features/catalogue/card-badges.tsx'
import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import { CardRating } from '#web/features/catalogue/card-rating.tsx'
import type { CardProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ClockedLength } from '#web/features/catalogue/card-length.tsx'
import { Picture } from '#web/ui/picture.tsx'

const pairSizes = '(min-width: 1280px) 600px, (min-width: 768px) 48vw, calc(100vw - 32px)'
const sizes = {
  row: pairSizes,
  page: pairSizes,
  list: '(min-width: 1280px) 944px, (min-width: 1024px) calc(100vw - 340px), calc(100vw - 48px)',
} as const

/** A full-width picture with text and price in two lines below. */
export function PanoramaCard({ card, place, isFirst, corner }: CardProps) {
  const { link, place: cityOrKind, warnings, promises } = useCard(card)
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          picture={card.picture}
          preset="hero"
          sizes={sizes[place]}
          narrow={{ preset: 'banner', sizes: 'calc(100vw - 32px)' }}
          isFirst={isFirst}
          isDecorative
          className="aspect-2/1 w-full transition duration-200 ease-out group-hover:scale-[1.02] motion-reduce:transform-none sm:aspect-12/5"
        />
        <WarningLabels warnings={warnings} className="bottom-3" />
      </div>
      <div className="flex flex-1 flex-wrap content-start items-baseline gap-x-6 gap-y-1 pt-4">
        <h3 className="flex-1 basis-52 text-xl leading-snug font-medium">
          <PageLink
            {...link}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
          >
            {card.title}
          </PageLink>
        </h3>
        <CardPrice card={card} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft basis-full">
          <span>{cityOrKind}</span>
          <ClockedLength card={card} />
          <CardRating card={card} />
          {promises.length > 0 && <span className="text-success">{promises.join(' · ')}</span>}
        </p>
      </div>
      {corner}
    </article>
  )
}
