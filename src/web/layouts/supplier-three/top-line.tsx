import { SearchBox } from '#web/features/search/search-box.tsx'
import { SearchButton } from '#web/features/search/search-button.tsx'
import { CurrencySelect } from '#web/features/sites/currency-select.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { LanguageLink } from '#web/layouts/language-link.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { PageLink } from '#web/lib/page-link.tsx'

/** The site's name above the page. It scrolls away; the rail stays visible. */
export function TopLine({ site, visitor, languagePath }: Omit<FrameProps, 'children'>) {
  return (
    <div className="mx-auto flex min-h-[64px] w-full max-w-7xl flex-wrap items-center gap-x-4 px-4 sm:px-6">
      <PageLink path="/" className="min-w-0 truncate text-xl font-semibold text-ink">
        {site.name}
      </PageLink>
      <div className="ms-auto hidden min-w-0 max-w-80 grow basis-48 md:block">
        <SearchBox />
      </div>
      <div className="flex flex-wrap items-center max-md:ms-auto">
        <SearchButton className="md:hidden" />
        <CurrencySelect currency={visitor.currency} currencies={site.currencies} className="max-sm:hidden" />
        <LanguageLink path={languagePath} />
        <ThemeToggle />
      </div>
    </div>
  )
}
