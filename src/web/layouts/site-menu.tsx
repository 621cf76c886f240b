import { Heart, Menu, Ticket, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { SignOutButton } from '#web/features/accounts/sign-out-button.tsx'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { CurrencySelect } from '#web/features/sites/currency-select.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { closeBehindFocus } from '#web/ui/close-behind-focus.ts'
import { isUnnamed } from '#web/features/sites/use-own-name.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import type { FrameProps } from './layout.ts'
import { HelpLinks } from './static-page-links.tsx'
import { useWayBack } from './use-way-back.ts'

/** Opens the menu; works without script. */
export function MenuButton({
  className = buttonClass('icon'),
  children,
}: {
  className?: string
  children?: ReactNode
}) {
  const t = useTranslations('common')
  return (
    <button type="button" popoverTarget="site-menu" className={className} aria-label={t('menu')}>
      <Menu aria-hidden className="size-5" strokeWidth={1.75} />
      {children}
    </button>
  )
}

interface SiteMenuProps extends Pick<FrameProps, 'site' | 'visitor' | 'navigation'> {
  /** Its position in the window. */
  className?: string
}

/** A native popover: it works without script and closes on Escape and on a click outside. */
export function SiteMenu({
  site,
  visitor,
  navigation,
  className = 'end-2 top-[4.25rem] max-h-[calc(100dvh-5rem)]',
}: SiteMenuProps) {
  const t = useTranslations('common')
  const w = useTranslations('wishlist')
  const back = useWayBack()
  const link =
    'flex min-h-11 min-w-0 items-center gap-3 rounded-field px-3 wrap-anywhere hover:bg-primary/8 hover:text-primary'
  return (
    <div
      id="site-menu"
      popover="auto"
      onClick={(event) => {
        if ((event.target as HTMLElement).closest('a')) event.currentTarget.hidePopover()
      }}
      onBlur={closeBehindFocus}
      className={`fixed inset-auto m-0 w-[min(22rem,calc(100vw-1rem))] overflow-auto rounded-card border border-line bg-surface p-3 text-ink shadow-float ${className}`}
    >
      {/* With script, the button in the header opens the search. */}
      <noscript>
        <div className="mb-3">
          <SearchBox />
        </div>
      </noscript>
      {visitor.user === null ? (
        <div className="grid gap-2 border-b border-line pb-3">
          <PageLink path="/sign-in" search={back} className={buttonClass('primary')}>
            {t('signIn')}
          </PageLink>
          <PageLink path="/sign-up" search={back} className={buttonClass('outlined')}>
            {t('signUp')}
          </PageLink>
        </div>
      ) : (
        <p className="border-b border-line px-3 pb-3 font-semibold break-words">
          {visitor.user.firstName !== '' ? (
            t('hello', { name: visitor.user.firstName })
          ) : isUnnamed(visitor.user) ? (
            t('account')
          ) : (
            <EmailText email={visitor.user.email} />
          )}
        </p>
      )}
      <nav aria-label={t('menu')} className="py-2">
        <PageLink path="/invoices" className={link}>
          <Ticket aria-hidden className="size-5 text-primary" strokeWidth={1.75} />
          {t('bookings')}
        </PageLink>
        <PageLink path="/wishlist" className={link}>
          <Heart aria-hidden className="size-5 text-primary" strokeWidth={1.75} />
          {w('title')}
        </PageLink>
        {visitor.user !== null && (
          <PageLink path="/profile" className={link}>
            <UserRound aria-hidden className="size-5 text-primary" strokeWidth={1.75} />
            {t('profile')}
          </PageLink>
        )}
        <PageLink path={`/${site.discoverType}`} className={`${link} lg:hidden`}>
          {t('thingsToDo')}
        </PageLink>
        <p className="px-3 pt-3 pb-1 text-sm text-ink-soft">{t('categories')}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]">
          {navigation.categories.map((category) => (
            <li key={category.slug}>
              <PageLink path={`/${category.slug}`} className={`${link} text-sm`}>
                {category.name}
              </PageLink>
            </li>
          ))}
        </ul>
        <p className="px-3 pt-3 pb-1 text-sm text-ink-soft">{t('help')}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]">
          <HelpLinks className={`${link} text-sm`} />
        </ul>
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
        <CurrencySelect currency={visitor.currency} currencies={site.currencies} />
        <ThemeToggle className="sm:hidden" />
        {visitor.user !== null && <SignOutButton homePath={localePath(useLocale(), '/')} />}
      </div>
    </div>
  )
}
