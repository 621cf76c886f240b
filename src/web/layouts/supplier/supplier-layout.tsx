import type { FrameProps, Layout } from '#web/layouts/layout.ts'
import { SideCard } from './side-card.tsx'
import { SplitHero } from './split-hero.tsx'
import { SupplierFooter } from './supplier-footer.tsx'
import { SupplierHeader } from './supplier-header.tsx'

const two = 'grid grid-cols-1 gap-5 lg:grid-cols-2'

/** An operator's own site: large name, and contacts above every page. */
export const supplierLayout: Layout = {
  Frame,
  choices: {
    Card: SideCard,
    Hero: SplitHero,
    grids: {
      row: 'phone-row [--phone-card:min(19rem,85vw)] sm:grid sm:grid-cols-1 sm:gap-5 lg:grid-cols-2',
      page: two,
      list: 'grid grid-cols-1 gap-5',
    },
  },
  className: '[--below-head:6rem]',
}

function Frame({ children, ...frame }: FrameProps) {
  return (
    <>
      <SupplierHeader {...frame} />
      {children}
      <SupplierFooter site={frame.site} />
    </>
  )
}
