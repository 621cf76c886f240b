import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { SiteMenu } from '#web/layouts/site-menu.tsx'
import { EditorialHero } from './editorial-hero.tsx'
import { LineFooter } from './line-footer.tsx'
import { Rail } from './rail.tsx'
import { RowCard } from './row-card.tsx'
import { TopLine } from './top-line.tsx'

const columns = 'grid grid-cols-1 border-t border-line xl:grid-cols-2 xl:gap-x-14'

/** An operator's programme: a navigation rail (a bottom bar on phones), text before pictures, activities as a list. */
export const supplierThreeLayout: Layout = {
  Frame,
  choices: {
    Card: RowCard,
    Hero: EditorialHero,
    grids: {
      row: columns,
      page: columns,
      list: 'grid grid-cols-1 border-t border-line',
    },
    sectionHead: 'mb-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4',
  },
  className: '[--below-head:1.5rem] max-lg:pb-(--foot) max-lg:[--foot:min(4rem,20vw)] lg:ps-24',
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <>
      <header className="contents">
        <TopLine {...frame} />
        <Rail site={frame.site} cartCount={frame.visitor.cartCount} />
        <SiteMenu
          site={frame.site}
          visitor={frame.visitor}
          navigation={frame.navigation}
          className="bottom-[4.5rem] start-2 max-h-[calc(100dvh-5rem)] lg:start-[6.5rem] lg:bottom-2"
        />
      </header>
      {children}
      <LineFooter site={frame.site} />
    </>
  )
}
