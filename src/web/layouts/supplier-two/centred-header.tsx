import { SearchButton } from '#web/features/search/search-button.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { WishlistLink } from '#web/features/wishlist/wishlist-link.tsx'
import { BookingsLink } from '#web/layouts/bookings-link.tsx'
import { CartLink } from '#web/layouts/cart-link.tsx'
import { LanguageLink } from '#web/layouts/language-link.tsx'
import type { FrameProps } from '#web/layouts/layout.ts'
import { MainLinks } from '#web/layouts/navigation-links.tsx'
import { MenuButton, SiteMenu } from '#web/layouts/site-menu.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Star8 } from './star8.tsx'

/** The name in the middle, links on both sides. */
export function CentredHeader({ site, visitor, navigation, languagePath }: Omit<FrameProps, 'children'>) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex min-h-[80px] max-w-[96rem] flex-wrap items-center justify-between gap-2 sm:grid sm:grid-cols-[1fr_auto_1fr] px-2 sm:px-4">
        <div className="flex items-center">
          <MenuButton />
          <SearchButton />
          <MainLinks
            site={site}
            className="hidden lg:block"
            linkClass="inline-flex min-h-11 items-center px-3 text-sm font-medium whitespace-nowrap hover:text-primary aria-[current=page]:text-primary"
          />
        </div>
        <PageLink path="/" className="grid min-w-0 justify-items-center py-2 text-center text-ink">
          <Star8 className="size-5 text-accent max-sm:hidden" />
          <span className="-mb-1 line-clamp-2 pb-1 text-xl leading-tight font-semibold sm:text-2xl">{site.name}</span>
        </PageLink>
        <div className="ms-auto flex items-center justify-end">
          <LanguageLink path={languagePath} />
          <div className="hidden sm:block">
            <ThemeToggle />
          </div>
          <div className="hidden sm:block">
            <WishlistLink />
          </div>
          <CartLink count={visitor.cartCount} />
          <BookingsLink />
        </div>
      </div>
      <SiteMenu
        site={site}
        visitor={visitor}
        navigation={navigation}
        className="start-2 top-[5.25rem] max-h-[calc(100dvh-6rem)]"
      />
    </header>
  )
}
