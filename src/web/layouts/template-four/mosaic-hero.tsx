import { useTranslations } from 'use-intl'
import { cityPath, productPath } from '#domain/page-redirect.ts'
import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture, type PictureProps } from '#web/ui/picture.tsx'

const TILES = 4

interface Tile {
  path: string
  name: string
  text: string
  picture: PictureProps['picture']
}

/** Four destinations as tiles around the text, topped up with activities if there are fewer cities. */
export function MosaicHero({ home, headline, lead, search }: HeroProps) {
  const t = useTranslations('catalogue')
  const { discoverType } = useSiteContext().site
  const cities = home.cities.map((city) => ({
    path: cityPath(city.slug),
    name: city.name,
    text: t('activities', { count: city.productCount }),
    picture: city.picture,
  }))
  const activities = home.topRated.map((card) => ({
    path: productPath(discoverType, card.citySlug, card.slug),
    name: card.title,
    text: card.cityName,
    picture: card.picture,
  }))
  const tiles = [...(cities.length < TILES ? [] : cities), ...activities].slice(0, TILES)
  return (
    <section className="mx-auto max-w-[96rem] px-4 sm:px-6">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7.75rem,100%),1fr))] gap-2 sm:grid-cols-2 lg:min-h-[25rem] lg:grid-cols-4 lg:grid-rows-2">
        <div className="on-night relative z-10 col-span-full rounded-card bg-night text-white lg:col-span-2 lg:col-start-2 lg:row-span-2">
          <div className="star-pattern grid h-full grid-cols-1 content-center gap-3 rounded-card p-[min(1.25rem,6vw)] sm:p-8">
            {headline('text-3xl font-semibold sm:text-4xl')}
            <p className="text-white/90 sm:text-lg text-pretty">{lead}</p>
            <div className="mt-2">{search}</div>
          </div>
        </div>
        {tiles.map((tile, index) => (
          <MosaicTile key={tile.path} tile={tile} place={places[index] ?? ''} />
        ))}
      </div>
    </section>
  )
}

// The text is between the first and the last column.
const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-4 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-4 lg:row-start-2',
]

function MosaicTile({ tile, place }: { tile: Tile; place: string }) {
  return (
    <div
      className={`on-night group relative isolate grid h-28 content-end overflow-hidden rounded-card bg-night text-white sm:h-52 lg:h-auto ${place}`}
    >
      <Picture
        picture={tile.picture}
        preset="card"
        sizes="(min-width: 1536px) 372px, (min-width: 1024px) 25vw, 50vw"
        isFirst
        isDecorative
        className="absolute inset-0 -z-10 size-full transition duration-200 ease-out group-hover:scale-[1.03] motion-reduce:transform-none"
      />
      <div className="bg-linear-to-t from-night via-night/75 via-70% to-transparent p-3 pt-12 sm:p-4 sm:pt-14">
        <h2 className="leading-snug font-semibold sm:text-lg">
          <PageLink
            path={tile.path}
            className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {tile.name}
          </PageLink>
        </h2>
        <p className="text-sm">{tile.text}</p>
      </div>
    </div>
  )
}
