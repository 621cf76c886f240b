import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Picture, type PictureProps } from '#web/ui/picture.tsx'

interface CityOfTile {
  slug: string
  name: string
  productCount: number
  picture: PictureProps['picture']
}

/** A city's picture in an arch, as an item of a list. */
export function CityTile({ city }: { city: CityOfTile }) {
  const t = useTranslations('catalogue')
  return (
    <li className="group relative snap-start text-center">
      <Picture
        picture={city.picture}
        preset="tile"
        sizes="160px"
        isDecorative
        className="arch aspect-10/13 w-full [&_img]:transition [&_img]:duration-200 [&_img]:ease-out group-hover:[&_img]:scale-[1.04] motion-reduce:[&_img]:transform-none"
      />
      <h3 className="mt-3 text-lg leading-snug font-semibold">
        <PageLink path={cityPath(city.slug)} className="after:absolute after:inset-0 group-hover:text-primary">
          {city.name}
        </PageLink>
      </h3>
      <p className="text-sm text-ink-soft first-letter:uppercase">{t('activities', { count: city.productCount })}</p>
    </li>
  )
}
