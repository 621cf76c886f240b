import { CardPrice } from '#web/features/catalogue/card-price.tsx'
import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { useCard } from '#web/features/catalogue/use-card.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'

const MAX_HIGHLIGHTS = 3

type Highlight = HeroProps['home']['topRated'][number]

/** A headline over the full width, then numbered top activities beside a picture. */
export function EditorialHero({ home, headline, lead, search }: HeroProps) {
  const highlights = home.topRated.slice(0, MAX_HIGHLIGHTS)
  return (
    <section className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 lg:pt-8">
      <div className="grid grid-cols-1 items-end gap-x-14 gap-y-6 lg:grid-cols-[1.4fr_1fr]">
        {headline('text-3xl font-semibold sm:text-5xl')}
        <div className="max-w-xl">
          <p className="mb-4 text-ink-soft sm:text-lg text-pretty">{lead}</p>
          {search}
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-4 lg:grid-cols-[1.4fr_1fr]">
        <Picture
          picture={highlights[0]?.picture ?? homeScene}
          preset="card"
          sizes="(min-width: 1280px) 686px, (min-width: 1024px) 52vw, calc(100vw - 32px)"
          isFirst
          isDecorative
          className="aspect-3/2 w-full rounded-card"
        />
        <ol className="grid grid-cols-1 content-stretch">
          {highlights.map((card, index) => (
            <NumberedHighlight key={card.id} card={card} number={index + 1} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function NumberedHighlight({ card, number }: { card: Highlight; number: number }) {
  const { path } = useCard(card)
  return (
    <li className="group relative grid grid-cols-[min(3.5rem,18%)_minmax(0,1fr)] items-center border-t border-line py-4 first:border-t-0 lg:first:border-t">
      <span aria-hidden className="text-4xl leading-none text-accent">
        {number}
      </span>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {card.cityName} · {card.categoryName}
        </p>
        <h2 className="mt-0.5 text-lg leading-snug font-semibold">
          <PageLink
            path={path}
            className="line-clamp-3 underline-offset-4 after:absolute after:inset-0 group-hover:text-primary group-hover:underline"
          >
            {card.title}
          </PageLink>
        </h2>
        <CardPrice card={card} className="mt-1" amountLook="text-base font-semibold text-ink" />
      </div>
    </li>
  )
}
