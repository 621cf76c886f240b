import { Compass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { HeaderTools } from '#web/layouts/header-tools.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { CityLinks } from '#web/layouts/navigation-links.tsx'
import { SiteMenu } from '#web/layouts/site-menu.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The search stays visible; the chips of the cities below it scroll away. */
export function Toolbar({ site, visitor, navigation, languagePath }: Omit<FrameProps, 'children'>) {
  const t = useTranslations('common')
  const chip =
    'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-medium whitespace-nowrap hover:border-primary hover:text-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-3 px-4 sm:px-6 md:min-h-[64px]">
          <PageLink
            path="/"
            className="flex min-h-[56px] shrink-0 items-center gap-2 text-lg font-semibold text-primary"
          >
            <Logo className="size-7" />
            {site.name}
          </PageLink>
          <div className="order-last w-full min-w-0 pb-3 md:order-none md:mx-4 md:w-auto md:flex-1 md:basis-48 md:pb-0">
            <SearchBox hasSheet />
          </div>
          <HeaderTools
            searchBox="always"
            visitor={visitor}
            currencies={site.currencies}
            language={{ path: languagePath }}
            className="ms-auto flex items-center"
          />
        </div>
        <SiteMenu
          site={site}
          visitor={visitor}
          navigation={navigation}
          className="end-2 top-15 max-h-[calc(100dvh-5rem)]"
        />
      </div>
      <nav aria-label={t('main')} className="mx-auto w-full max-w-[96rem]">
        <ul className="scroll-row flex scroll-px-4 gap-2 overflow-x-auto px-4 py-3 [scrollbar-width:none] sm:scroll-px-6 sm:px-6">
          <li>
            <PageLink path={`/${site.discoverType}`} className={chip}>
              <Compass aria-hidden className="size-4" strokeWidth={1.75} />
              {t('thingsToDo')}
            </PageLink>
          </li>
          <CityLinks of={navigation.cities} className={chip} />
        </ul>
      </nav>
    </header>
  )
}
