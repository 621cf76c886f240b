import { cityPath } from '#domain/page-redirect.ts'
import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'

const MAX_CITIES = 6

/** A picture behind the header that leaves the window room for the beginning of the first activities, with text at the bottom. */
export function WindowHero({ home, headline, lead, search }: HeroProps) {
  return (
    <section
      data-behind-header
      className="on-night relative isolate grid min-h-[78svh] content-end bg-night text-white"
    >
      <Picture
        picture={homeScene}
        preset="hero"
        sizes="max(100vw, 240vh)"
        narrow={{ preset: 'tile', sizes: 'max(100vw, 77vh)' }}
        isFirst
        isDecorative
        className="absolute inset-0 -z-10 size-full"
      />
      <div className="bg-linear-to-t from-night/95 via-night/65 via-60% to-transparent pt-24">
        <div className="mx-auto max-w-[96rem] px-4 pb-5 sm:px-6 lg:pb-7">
          {headline('max-w-4xl text-3xl font-semibold max-[22.5rem]:text-2xl sm:text-5xl')}
          <p className="mt-3 max-w-2xl text-lg text-pretty">{lead}</p>
          <div className="mt-5 max-w-2xl">{search}</div>
          <ul className="mt-2 flex flex-wrap gap-x-5">
            {home.cities.slice(0, MAX_CITIES).map((city) => (
              <li key={city.slug}>
                <PageLink
                  path={cityPath(city.slug)}
                  className="inline-flex min-h-11 items-center underline decoration-white/50 underline-offset-8 hover:decoration-white"
                >
                  {city.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
