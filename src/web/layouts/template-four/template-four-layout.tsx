import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { DenseCard } from './dense-card.tsx'
import { Directory } from './directory.tsx'
import { MosaicHero } from './mosaic-hero.tsx'
import { Toolbar } from './toolbar.tsx'

/** A marketplace with the search on top, a mosaic of destinations, and small cards with the price first. */
export const templateFourLayout: Layout = {
  Frame,
  choices: {
    Card: DenseCard,
    Hero: MosaicHero,
    grids: {
      row: 'scroll-row -mx-4 grid scroll-px-4 auto-cols-[min(10.5rem,75vw)] grid-flow-col gap-3 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0 [&>li]:snap-start',
      page: 'grid grid-cols-[repeat(auto-fill,minmax(min(7.75rem,100%),1fr))] gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6',
      list: 'grid grid-cols-[repeat(auto-fill,minmax(min(7.75rem,100%),1fr))] gap-x-3 gap-y-6 sm:grid-cols-3 xl:grid-cols-4',
    },
    sectionHead: 'mb-4 flex flex-wrap items-baseline justify-between gap-x-4 [&>h2]:text-xl',
  },
  className: 'max-md:[--below-head:8.5rem]',
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <>
      <Toolbar {...frame} />
      {children}
      <Directory site={frame.site} navigation={frame.navigation} />
    </>
  )
}
