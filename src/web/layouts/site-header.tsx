import { useTranslations } from 'use-intl'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { HeaderTools } from './header-tools.tsx'
import type { FrameProps } from './layout.ts'
import { SiteMenu } from './site-menu.tsx'

/** The header of the default layout. */
export function SiteHeader({ site, visitor, navigation, languagePath }: Omit<FrameProps, 'children'>) {
  const t = useTranslations('common')
  return (
    <header className="sticky top-(--head-top) z-30 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-2 px-4 py-1.5 max-[24.375rem]:gap-0 max-[24.375rem]:px-2.5 max-[22rem]:px-2 sm:px-6">
        <PageLink path="/" className="me-2 flex shrink-0 items-center gap-2 text-xl font-semibold text-primary">
          <Logo className="size-8" />
          <span>{site.name}</span>
        </PageLink>
        <nav aria-label={t('main')} className="hidden shrink-0 lg:block">
          <PageLink
            path={`/${site.discoverType}`}
            className="inline-flex min-h-11 items-center px-3 font-medium hover:text-primary"
          >
            {t('thingsToDo')}
          </PageLink>
        </nav>
        <div className="mx-2 hidden min-w-0 max-w-md shrink grow basis-48 md:block xl:max-w-2xl">
          <SearchBox />
        </div>
        <HeaderTools
          searchBox="wide"
          hasSignIn
          visitor={visitor}
          currencies={site.currencies}
          language={{ path: languagePath }}
          className="ms-auto flex flex-wrap items-center justify-end"
        />
      </div>
      <SiteMenu site={site} visitor={visitor} navigation={navigation} />
    </header>
  )
}
