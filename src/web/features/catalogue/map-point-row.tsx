import { use } from 'react'
import { useTranslations } from 'use-intl'
import { distanceKm } from '#domain/distance-km.ts'
import { productPath } from '#domain/page-redirect.ts'
import { usePriceUnit } from '#web/lib/price-unit.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useDistanceWords } from './use-distance-words.ts'
import type { MapPoint } from './calls.ts'
import { CardRating } from './card-rating.tsx'
import { PartyTotal } from './party-total.tsx'
import { searchOfLink } from './search-of-link.ts'
import { ListingContext } from './listing-context.ts'

/** A result beside or on the map. The whole row is one link; `number` is that of its pin. */
export function MapPointRow({
  point,
  number,
  isCompact = false,
}: {
  point: MapPoint
  number: number | null
  /** Over the map, of which it covers as little as possible. */
  isCompact?: boolean
}) {
  const t = useTranslations('catalogue')
  const unitOf = usePriceUnit()
  const listing = use(ListingContext)
  const { isOneCity } = listing
  const km = distanceKm(point, { lat: point.cityLat, lng: point.cityLng })
  const distanceOf = useDistanceWords()
  const small = isCompact ? 'text-xs' : 'text-sm'
  return (
    <article className={`group relative flex flex-wrap p-2 ${isCompact ? 'gap-2' : 'gap-3'}`}>
      <div className="relative shrink-0">
        <Picture
          picture={point.picture}
          preset="thumbnail"
          sizes="80px"
          isDecorative
          className={`${isCompact ? 'size-[min(4rem,17.5vw)]' : 'size-[min(5rem,25vw)]'} rounded-field`}
        />
        {number !== null && (
          <span
            aria-hidden
            className="absolute start-1 top-1 grid h-6 min-w-6 place-items-center rounded-full bg-ink px-1.5 text-xs font-semibold text-paper"
          >
            <bdi>{number}</bdi>
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 basis-36">
        <h3 className={`text-sm font-semibold ${isCompact ? 'leading-snug' : 'leading-normal'}`}>
          <PageLink
            path={productPath(useSiteContext().site.discoverType, point.citySlug, point.slug)}
            {...searchOfLink(listing, point.date)}
            className="line-clamp-2 after:absolute after:inset-0 after:rounded-card group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {point.title}
          </PageLink>
        </h3>
        <p className={`mt-0.5 flex flex-wrap items-center justify-between gap-x-1.5 text-ink-soft ${small}`}>
          <span className="min-w-0">
            {isOneCity ? t('map.fromCentre', { distance: distanceOf(km) }) : point.cityName}
          </span>
          <CardRating card={point} className={`shrink-0 ${isCompact ? 'text-xs!' : ''}`} />
        </p>
        <p className={`mt-0.5 ${small}`}>
          {point.from === null ? (
            <span className="font-semibold">{t('onRequest')}</span>
          ) : (
            <>
              <span className="text-ink-soft">{t('from')} </span>
              <MoneyText money={point.from} className="font-semibold" />
              <span className="text-ink-soft">{unitOf(point)}</span>
              <PartyTotal of={point} className="text-ink-soft" />
            </>
          )}
        </p>
      </div>
    </article>
  )
}
