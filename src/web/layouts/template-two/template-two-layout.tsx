import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { Colophon } from './colophon.tsx'
import { FeatureCard } from './feature-card.tsx'
import { Masthead } from './masthead.tsx'
import { OverlapHero } from './overlap-hero.tsx'

// The first card has full width, and so has a last one that would be alone in its row.
const wide =
  'sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 sm:[&>li:first-child]:col-span-2 sm:[&>li:last-child:nth-child(even)]:col-span-2'
const features = `grid grid-cols-1 gap-y-12 ${wide}`

/** A magazine: a masthead with sections, a cover story, two columns of features. */
export const templateTwoLayout: Layout = {
  Frame,
  choices: {
    Card: FeatureCard,
    Hero: OverlapHero,
    grids: { row: `phone-row [--phone-card:min(15rem,80vw)] ${wide}`, page: features, list: features },
    sectionHead:
      'mb-7 flex flex-wrap items-center justify-between gap-x-4 before:order-1 before:h-px before:flex-1 before:basis-4 before:bg-line-strong [&>a]:order-2',
  },
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <>
      <Masthead {...frame} />
      {children}
      <Colophon site={frame.site} navigation={frame.navigation} />
    </>
  )
}
