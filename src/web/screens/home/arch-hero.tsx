import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { Picture } from '#web/ui/picture.tsx'
import { homeScene } from '#web/ui/home-scene.ts'

/**
 * The default layout's hero: the search over the scene in a wide arch, so that its suggestions open inside the window.
 */
export function ArchHero({ headline, lead, search }: Pick<HeroProps, 'headline' | 'lead' | 'search'>) {
  return (
    <section className="mx-auto max-w-7xl px-4 pt-8 sm:px-6">
      <div className="mx-auto max-w-3xl text-center lg:max-w-5xl">
        {headline('text-3xl font-semibold max-[22.5rem]:text-2xl sm:text-4xl lg:text-5xl')}
        <p className="mt-3 text-lg text-balance text-ink-soft">{lead}</p>
      </div>
      <div className="relative z-10 mx-auto mt-5 max-w-3xl">{search}</div>
      <div className="mx-auto mt-5 max-w-5xl">
        <div className="arch-wide">
          <Picture
            picture={homeScene}
            preset="banner"
            sizes="(min-width: 1136px) 1088px, calc(100vw - 48px)"
            narrow={{ preset: 'card', sizes: 'calc(100vw - 32px)' }}
            isFirst
            isDecorative
            className="aspect-3/2 w-full sm:aspect-2/1"
          />
        </div>
      </div>
    </section>
  )
}
