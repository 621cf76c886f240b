import { useTranslations } from 'use-intl'
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
] as const

/** Links to the site's static pages, as list items. */
export function StaticPageLinks({ className }: { className: string }) {
  const t = useTranslations('content')
  const { site } = useSiteContext()
  const shown = staticPages.filter(({ path }) => path !== '/blog' || site.hasBlog)
  return shown.map(({ path, words }) => (
    <li key={path}>
      <PageLink path={path} className={className}>
        {t(words)}
      </PageLink>
    </li>
  ))
}
