import { useTranslations } from 'use-intl'
import { LateCurrencySelect } from '#web/features/sites/currency-select.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'

const staticPages = [
  { page: 'about', words: 'about' },
  { page: 'blog', words: 'blog' },
  { page: 'faq', words: 'faq' },
  { page: 'support', words: 'support' },
  { page: 'contact-us', words: 'contact' },
  { page: 'terms-and-conditions', words: 'terms' },
  { page: 'privacy-policy', words: 'privacy' },
  { page: 'invoices/find', words: 'findBooking' },
] as const

/** Links to the site's static pages and the choice of the currency, as list items of a footer. */
export function StaticPageLinks({ className }: { className: string }) {
  const t = useTranslations('content')
  const { site, visitor } = useSiteContext()
  const there = new Set<string>(['contact-us', 'invoices/find', ...site.pages])
  return (
    <>
      {staticPages.map(
        ({ page, words }) =>
          there.has(page) && (
            <li key={page}>
              <PageLink path={`/${page}`} className={className}>
                {t(words)}
              </PageLink>
            </li>
          ),
      )}
      <li className="-ms-2">
        <LateCurrencySelect currency={visitor.currency} currencies={site.currencies} />
      </li>
    </>
  )
}
