import { Menu, ShoppingBag, Ticket, UserRound } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { SignOutButton } from '#web/features/accounts/sign-out-button.tsx'
import { SearchBox } from '#web/features/search/search-box.tsx'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { CurrencySelect } from '#web/features/sites/currency-select.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'

type Frame = Pick<SiteAnswer, 'site' | 'visitor' | 'navigation'>

/** The bar over every page. `languagePath` is this page's address in the other language. */
export function SiteHeader({ site, visitor, navigation, languagePath }: Frame & { languagePath: string }) {
  const t = useTranslations('common')
  const locale = useLocale()
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:px-6">
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
        <div className="mx-2 hidden min-w-0 max-w-md flex-1 md:block">
          <SearchBox />
        </div>
        <div className="ms-auto flex shrink-0 items-center">
          <div className="hidden lg:block">
            <CurrencySelect currency={visitor.currency} currencies={site.currencies} />
          </div>
          <a
            href={`${languagePath}?language=${other}`}
            hrefLang={other}
            lang={other}
            className="inline-flex min-h-11 items-center px-2 text-sm font-medium hover:text-primary"
          >
            {t('language')}
          </a>
          <div className="hidden sm:block">
            <ThemeToggle />
          </div>
          <PageLink
            path="/cart"
            className={buttonLook('icon')}
            aria-label={t('cartCount', { count: visitor.cartCount })}
          >
            <ShoppingBag aria-hidden className="size-5" strokeWidth={1.75} />
            {visitor.cartCount > 0 && (
              <span
                aria-hidden
                className="absolute end-0.5 top-0.5 grid min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent"
              >
                <bdi>{visitor.cartCount}</bdi>
              </span>
            )}
          </PageLink>
          <button type="button" popoverTarget="site-menu" className={buttonLook('icon')} aria-label={t('menu')}>
            <Menu aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      </div>
      <SiteMenu site={site} visitor={visitor} navigation={navigation} homePath={localePath(locale, '/')} />
    </header>
  )
}

/** The browser's own popover: it opens without script, closes on Escape and on a click beside it. */
function SiteMenu({ site, visitor, navigation, homePath }: Frame & { homePath: string }) {
  const t = useTranslations('common')
  const link = 'flex min-h-11 items-center gap-3 rounded-field px-3 hover:bg-primary/8 hover:text-primary'
  return (
    <div
      id="site-menu"
      popover="auto"
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) event.currentTarget.hidePopover()
      }}
      className="fixed inset-auto end-2 top-[4.25rem] m-0 max-h-[calc(100dvh-5rem)] w-[min(22rem,calc(100vw-1rem))] overflow-auto rounded-card border border-line bg-surface p-3 text-ink shadow-float"
    >
      <div className="mb-3 md:hidden">
        <SearchBox />
      </div>
      {visitor.user === null ? (
        <div className="grid gap-2 border-b border-line pb-3">
          <PageLink path="/sign-in" className={buttonLook('primary')}>
            {t('signIn')}
          </PageLink>
          <PageLink path="/sign-up" className={buttonLook('outlined')}>
            {t('signUp')}
          </PageLink>
        </div>
      ) : (
        <p className="flex items-center gap-3 border-b border-line px-3 pb-3 font-semibold">
          <UserRound aria-hidden className="size-5" strokeWidth={1.75} />
          {t('hello', { name: visitor.user.firstName })}
        </p>
      )}
      <nav aria-label={t('menu')} className="py-2">
        <PageLink path="/invoices" className={link}>
          <Ticket aria-hidden className="size-5 text-primary" strokeWidth={1.75} />
          {t('bookings')}
        </PageLink>
        <PageLink path={`/${site.discoverType}`} className={`${link} lg:hidden`}>
          {t('thingsToDo')}
        </PageLink>
        <p className="px-3 pt-3 pb-1 text-sm text-ink-soft">{t('categories')}</p>
        <ul className="grid grid-cols-2">
          {navigation.categories.map((category) => (
            <li key={category.slug}>
              <PageLink path={`/${category.slug}`} className={`${link} text-sm`}>
                {category.name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center justify-between gap-2 border-t border-line pt-2">
        <CurrencySelect currency={visitor.currency} currencies={site.currencies} />
        <div className="sm:hidden">
          <ThemeToggle />
        </div>
        {visitor.user !== null && <SignOutButton homePath={homePath} />}
      </div>
    </div>
  )
}
