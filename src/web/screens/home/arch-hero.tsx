import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { Picture } from '#web/ui/picture.tsx'
import { homeScene } from '#web/ui/home-scene.ts'

/**
 * The default layout's hero: words and search beside the scene through a row of arches, which phones have between the two. Low,
 * so that the first activities begin in the first window.
 */
export function ArchHero({ headline, lead, search }: Pick<HeroProps, 'headline' | 'lead' | 'search'>) {
  return (
    <section className="mx-auto grid max-w-7xl gap-x-8 gap-y-3 px-4 pt-3 sm:gap-y-5 sm:px-6 sm:pt-5 md:grid-cols-[minmax(0,1fr)_min(14rem,33%)] xl:grid-cols-[minmax(0,1fr)_min(22rem,30%)]">
      <div className="md:self-end">
        {headline('text-2xl font-semibold sm:text-3xl lg:text-4xl')}
        <p className="mt-1 text-ink-soft max-sm:hidden text-pretty">{lead}</p>
      </div>
      <div className="arcade lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Picture
          picture={homeScene}
          preset="banner"
          sizes="(min-width: 1280px) 460px, (min-width: 768px) 360px, calc(100vw - 48px)"
          narrow={{ preset: 'card', sizes: 'calc(100vw - 32px)' }}
          isFirst
          isDecorative
          className="h-18 w-full sm:h-36 md:h-full md:min-h-44 lg:min-h-48"
        />
      </div>
      {/* Its panel is above the hearts of the cards. */}
      <div className="relative z-20 md:max-lg:col-span-2 lg:self-start">{search}</div>
    </section>
  )
}
