import { useTranslations } from 'use-intl'
import { LateCurrencySelect } from '#web/features/sites/currency-select.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

const staticPages = [
  { path: '/about', words: 'about' },
  { path: '/blog', words: 'blog' },
  { path: '/faq', words: 'faq' },
  { path: '/support', words: 'support' },
  { path: '/contact-us', words: 'contact' },
  { path: '/terms-and-conditions', words: 'terms' },
  { path: '/privacy-policy', words: 'privacy' },
  { path: '/invoices/find', words: 'findBooking' },
] as const

/** Links to the site's static pages and the choice of the currency, as list items of a footer. */
export function StaticPageLinks({ className }: { className: string }) {
  const t = useTranslations('content')
  const { site, visitor } = useSiteContext()
  const shown = staticPages.filter(({ path }) => path !== '/blog' || site.hasBlog)
  return (
    <>
      {shown.map(({ path, words }) => (
        <li key={path}>
          <PageLink path={path} className={className}>
            {t(words)}
          </PageLink>
        </li>
      ))}
      <li className="-ms-2">
        <LateCurrencySelect currency={visitor.currency} currencies={site.currencies} />
      </li>
    </>
  )
}
