import { useTranslations } from 'use-intl'
import { HeaderTools } from '#web/layouts/header-tools.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { CategoryLinks } from '#web/layouts/navigation-links.tsx'
import { SiteMenu } from '#web/layouts/site-menu.tsx'
import { PageLink } from '#web/lib/page-link.tsx'

/** The name and tagline of a magazine, with its sections below, which scroll away. */
export function Masthead({ site, visitor, navigation, languagePath }: Omit<FrameProps, 'children'>) {
  const t = useTranslations('common')
  const section =
    'inline-flex min-h-11 items-center px-3 text-sm font-medium whitespace-nowrap hover:text-primary aria-[current=page]:text-primary aria-[current=page]:underline underline-offset-8 decoration-2'
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 bg-paper">
        <div className="mx-auto flex min-h-[64px] max-w-7xl flex-wrap items-center gap-x-4 border-b-2 border-ink px-4 sm:px-6">
          <PageLink path="/" className="min-w-0 truncate text-2xl font-semibold text-ink sm:text-3xl">
            {site.name}
          </PageLink>
          <p className="hidden min-w-0 flex-1 truncate border-s border-line-strong ps-4 text-sm text-ink-soft md:block">
            {site.tagline}
          </p>
          <HeaderTools visitor={visitor} language={{ path: languagePath }} className="ms-auto flex items-center" />
        </div>
        <SiteMenu site={site} visitor={visitor} navigation={navigation} />
      </div>
      <nav aria-label={t('main')} className="mx-auto w-full max-w-7xl px-1 sm:px-3">
        <ul className="scroll-row flex overflow-x-auto border-b border-line [scrollbar-width:none] max-lg:[mask-image:linear-gradient(to_right,transparent,black_1rem,black_calc(100%-1rem),transparent)]">
          <li>
            <PageLink path={`/${site.discoverType}`} className={section}>
              {t('thingsToDo')}
            </PageLink>
          </li>
          <CategoryLinks of={navigation.categories} className={section} />
        </ul>
      </nav>
    </header>
  )
}
