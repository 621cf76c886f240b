import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import type { ListingView } from '#web/features/catalogue/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Picture } from '#web/ui/picture.tsx'

const MAX_OTHERS = 8

/** After the activities of a city: what it is like, and the way to other cities. */
export function AboutCity({ city }: { city: NonNullable<ListingView['city']> }) {
  const t = useTranslations('catalogue')
  const { cities } = useSiteContext().navigation
  const others = cities.filter(({ slug }) => slug !== city.slug).slice(0, MAX_OTHERS)
  return (
    <section aria-labelledby="about-city" className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl items-start gap-x-12 gap-y-8 px-4 py-10 sm:grid-cols-[auto_minmax(0,1fr)] sm:px-6 sm:py-14">
        <div className="arch w-28 sm:w-44 lg:w-56">
          <Picture
            picture={city.picture}
            preset="tile"
            sizes="(min-width: 1024px) 224px, (min-width: 640px) 176px, 112px"
            isDecorative
            className="aspect-10/13 w-full"
          />
        </div>
        <div>
          <h2 id="about-city" className="text-2xl font-semibold">
            {t('about', { city: city.name })}
          </h2>
          {city.about.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className="mt-3 max-w-3xl leading-relaxed">
              {paragraph}
            </p>
          ))}
          {others.length > 0 && (
            <nav aria-label={t('otherCities')} className="mt-8">
              <h3 className="font-semibold">{t('otherCities')}</h3>
              <ul className="mt-3 flex flex-wrap gap-2">
                {others.map(({ slug, name }) => (
                  <li key={slug}>
                    <PageLink
                      path={cityPath(slug)}
                      className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-primary hover:text-primary"
                    >
                      {name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </section>
  )
}
