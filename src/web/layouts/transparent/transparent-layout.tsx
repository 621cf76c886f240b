import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { SiteMenu } from '#web/layouts/site-menu.tsx'
import { OverHeader } from './over-header.tsx'
import { PanoramaCard } from './panorama-card.tsx'
import { PictureFooter } from './picture-footer.tsx'
import { PictureHead } from './picture-head.tsx'
import { WindowHero } from './window-hero.tsx'

const pairs = 'grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2'

/** A transparent header over a picture of the window's height, with panoramas below. */
export const transparentLayout: Layout = {
  Frame,
  choices: {
    Card: PanoramaCard,
    Hero: WindowHero,
    DestinationHead: PictureHead,
    grids: {
      row: 'phone-row [--phone-card:min(17rem,82vw)] sm:grid sm:grid-cols-1 sm:gap-x-8 sm:gap-y-12 md:grid-cols-2',
      page: pairs,
      list: 'grid grid-cols-1 gap-y-12',
    },
    sectionHead: 'mb-8 flex flex-wrap items-baseline justify-between gap-x-4 [&>h2]:text-3xl [&>h2]:font-medium',
  },
}

function Frame({ children, ...frame }: FrameProps) {
  const { site, visitor, navigation } = frame
  return (
    <>
      <OverHeader {...frame} />
      <SiteMenu site={site} visitor={visitor} navigation={navigation} />
      {children}
      <PictureFooter site={site} navigation={navigation} />
    </>
  )
}
