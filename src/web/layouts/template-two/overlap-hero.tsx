import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'

const MAX_BESIDE = 2

/** A cover picture with headline and search on a card over its lower edge, and two stories beside it. */
export function OverlapHero({ home, headline, lead, search }: HeroProps) {
  const beside = home.newest.slice(0, MAX_BESIDE)
  return (
    <section className="mx-auto grid max-w-7xl grid-cols-1 gap-x-8 gap-y-10 px-4 pt-6 sm:px-6 lg:grid-cols-[2.1fr_1fr]">
      <div>
        <Picture
          picture={homeScene}
          preset="card"
          sizes="(min-width: 1280px) 812px, (min-width: 1024px) 65vw, calc(100vw - 32px)"
          isFirst
          isDecorative
          className="aspect-3/2 w-full rounded-card sm:aspect-16/9 lg:aspect-12/5"
        />
        <div className="relative mx-[min(0.75rem,2vw)] -mt-16 rounded-card bg-surface p-[min(1.25rem,5vw)] shadow-float sm:ms-8 sm:me-16 sm:-mt-28 sm:p-7">
          {headline('text-3xl font-semibold sm:text-4xl')}
          <p className="mt-1 mb-4 text-ink-soft sm:text-lg text-pretty">{lead}</p>
          {search}
        </div>
      </div>
      <div className="grid grid-cols-1 content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
        {beside.map((card) => (
          <Story key={card.id} card={card} />
        ))}
      </div>
    </section>
  )
}

function Story({ card }: { card: HeroProps['home']['newest'][number] }) {
  const { path } = useCard(card)
  return (
    <article className="group relative">
      <Picture
        picture={card.picture}
        preset="banner"
        sizes="(min-width: 1280px) 387px, (min-width: 1024px) 31vw, (min-width: 640px) 48vw, calc(100vw - 32px)"
        isDecorative
        className="aspect-2/1 w-full rounded-card"
      />
      <p className="mt-3 text-sm font-medium text-accent">{card.categoryName}</p>
      <h2 className="mt-0.5 text-lg leading-snug font-semibold">
        <PageLink
          path={path}
          className="underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
        >
          {card.title}
        </PageLink>
      </h2>
    </article>
  )
}
