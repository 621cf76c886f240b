import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-site-context.ts'

const housePages = [
  { path: '/about', words: 'about' },
  { path: '/blog', words: 'blog' },
  { path: '/faq', words: 'faq' },
  { path: '/support', words: 'support' },
  { path: '/contact-us', words: 'contact' },
  { path: '/terms-and-conditions', words: 'terms' },
  { path: '/privacy-policy', words: 'privacy' },
] as const

/** Links to the site's static pages, as list items. */
export function HouseLinks({ className }: { className: string }) {
  const t = useTranslations('content')
  const { site } = useFrame()
  const shown = housePages.filter(({ path }) => path !== '/blog' || site.hasBlog)
  return shown.map(({ path, words }) => (
    <li key={path}>
      <PageLink path={path} className={className}>
        {t(words)}
      </PageLink>
    </li>
  ))
}
