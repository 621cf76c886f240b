import { useTranslations } from 'use-intl'
import { CityChips } from '#web/features/catalogue/city-chips.tsx'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { Picture } from '#web/ui/picture.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

const MAX_OTHERS = 8

/** After the activities of a city: what it is like, and the way to other cities. */
export function AboutCity({ city }: { city: NonNullable<ListingView['city']> }) {
  const t = useTranslations('catalogue')
  const { cities } = useSiteContext().navigation
  const others = cities.filter(({ slug }) => slug !== city.slug).slice(0, MAX_OTHERS)
  return (
    <section aria-labelledby="about-city" className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl items-start gap-x-16 gap-y-8 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {/* Wider windows have it in the head. */}
          <div className="arch mb-4 w-28 sm:hidden">
            <Picture picture={city.picture} preset="tile" sizes="112px" isDecorative className="aspect-10/13 w-full" />
          </div>
          <h2 id="about-city" className="text-2xl font-semibold">
            {t('about', { city: city.name })}
          </h2>
          {city.about.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-3xl leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
        {others.length > 0 && (
          <nav aria-label={t('otherCities')}>
            <h3 className="font-semibold lg:text-lg">{t('otherCities')}</h3>
            <CityChips cities={others} className="mt-3" />
          </nav>
        )}
      </div>
    </section>
  )
}
