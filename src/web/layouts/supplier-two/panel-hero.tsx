import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Star8 } from './star8.tsx'

/** A full-width picture with a panel over its lower edge. */
export function PanelHero({ home, headline, lead, search }: HeroProps) {
  return (
    <section>
      <Picture
        picture={home.topRated[0]?.picture ?? homeScene}
        preset="hero"
        sizes="100vw"
        narrow={{ preset: 'card', sizes: '133vw' }}
        isFirst
        isDecorative
        className="h-[30vh] min-h-52 w-full lg:h-[40vh]"
      />
      <div className="relative mx-auto -mt-24 max-w-3xl lg:-mt-32 px-4">
        <div className="grid justify-items-center gap-3 rounded-card border border-line bg-surface grid-cols-1 px-card py-6 text-center sm:px-12 sm:py-7">
          <Star8 className="size-8 text-accent" />
          {headline('text-3xl font-semibold sm:text-4xl')}
          <p className="max-w-xl text-ink-soft sm:text-lg text-pretty">{lead}</p>
          <div className="mt-1 w-full text-start">{search}</div>
        </div>
      </div>
    </section>
  )
}
