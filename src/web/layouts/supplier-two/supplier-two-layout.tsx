import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { CentredFooter } from './centred-footer.tsx'
import { CentredHeader } from './centred-header.tsx'
import { PanelHead } from './panel-head.tsx'
import { PanelHero } from './panel-hero.tsx'
import { PosterCard } from './poster-card.tsx'

const four = 'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-4'

/** An operator's site: everything centred, full-width pictures, posters. */
export const supplierTwoLayout: Layout = {
  Frame,
  choices: {
    Card: PosterCard,
    Hero: PanelHero,
    DestinationHead: PanelHead,
    grids: {
      row: 'phone-row [--phone-card:min(13rem,75vw)] sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4',
      page: four,
      list: 'grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 xl:grid-cols-3',
    },
    sectionHead: 'mb-8 grid justify-items-center gap-1 text-center',
  },
  className: '[--below-head:6rem]',
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <>
      <CentredHeader {...frame} />
      {children}
      <CentredFooter site={frame.site} />
    </>
  )
}
