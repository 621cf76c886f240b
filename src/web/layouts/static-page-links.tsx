import { useTranslations } from 'use-intl'
import { LateCurrencySelect } from '#web/features/sites/currency-select.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

/** The words of each page, in the order of footers. */
const staticPages = {
  about: 'about',
  blog: 'blog',
  faq: 'faq',
  support: 'support',
  'contact-us': 'contact',
  'terms-and-conditions': 'terms',
  'privacy-policy': 'privacy',
  'invoices/find': 'findBooking',
} as const
type StaticPage = keyof typeof staticPages

const allPages = Object.keys(staticPages) as StaticPage[]
const helpPages: StaticPage[] = ['support', 'faq', 'contact-us', 'invoices/find', 'blog']

/** Links to the site's static pages and the choice of the currency, as list items of a footer. */
export function StaticPageLinks({ className }: { className: string }) {
  const { site, visitor } = useSiteContext()
  return (
    <>
      <PageItems pages={allPages} className={className} />
      <li className="-ms-2">
        <LateCurrencySelect currency={visitor.currency} currencies={site.currencies} />
      </li>
    </>
  )
}

/** Links to those that help, as list items of the menu. */
export function HelpLinks({ className }: { className: string }) {
  return <PageItems pages={helpPages} className={className} />
}

function PageItems({ pages, className }: { pages: readonly StaticPage[]; className: string }) {
  const t = useTranslations('content')
  const { site } = useSiteContext()
  const there = new Set<string>(['contact-us', 'invoices/find', ...site.pages])
  return pages
    .filter((page) => there.has(page))
    .map((page) => (
      <li key={page}>
        <PageLink path={`/${page}`} className={className}>
          {t(staticPages[page])}
        </PageLink>
      </li>
    ))
}
