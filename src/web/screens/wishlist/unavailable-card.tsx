import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import type { SavedItemView } from '#web/features/wishlist/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A saved activity that is no longer offered. Its page is gone, so the card links to its city. */
export function UnavailableCard({ card, corner }: { card: SavedItemView['card']; corner: ReactNode }) {
  const t = useTranslations('wishlist')
  const { discoverType } = useSiteContext().site
  const hasCities = discoverType === 'things-to-do'
  return (
    <article className="relative flex h-full flex-col">
      <Picture
        picture={card.picture}
        preset="card"
        sizes="(min-width: 1280px) 293px, (min-width: 640px) calc(50vw - 34px), calc(100vw - 32px)"
        isDecorative
        className="aspect-3/2 w-full rounded-card opacity-50 grayscale"
      />
      <div className="flex flex-1 flex-col gap-1.5 pt-3">
        <p className="text-sm text-ink-soft">{card.cityName}</p>
        <h3 className="text-base leading-snug font-semibold">{card.title}</h3>
        <p className="text-sm text-danger">{t('gone')}</p>
        <p className="mt-auto">
          <PageLink
            path={hasCities ? cityPath(card.citySlug) : `/${discoverType}`}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {hasCities ? t('similar', { city: card.cityName }) : t('explore')}
          </PageLink>
        </p>
      </div>
      {corner}
    </article>
  )
}
