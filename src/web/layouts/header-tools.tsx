import { SearchButton } from '#web/features/search/search-button.tsx'
import { CurrencySelect } from '#web/features/sites/currency-select.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { WishlistLink } from '#web/features/wishlist/wishlist-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { BookingsLink } from './bookings-link.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLink } from './language-link.tsx'
import type { FrameProps } from './layout.ts'
import { SignInLink } from './sign-in-link.tsx'
import { MenuButton } from './site-menu.tsx'

interface HeaderToolsProps {
  visitor: FrameProps['visitor']
  /** The currencies to choose from. Without them, only the menu has the choice. */
  currencies?: string[]
  /** Without it, the layout has its language link elsewhere. */
  language?: { path: string; className?: string }
  /** From which width the layout has a search box of its own; by default none has. */
  searchBox?: 'wide' | 'always'
  /** Whether wide windows have room for the way to sign in, which is also in the menu. */
  hasSignIn?: boolean
  className?: string
}

/** The tools at the end of a layout's bar. On narrow screens, those that the menu has are hidden. */
export function HeaderTools({
  visitor,
  currencies,
  language,
  searchBox,
  hasSignIn = false,
  className = 'flex items-center',
}: HeaderToolsProps) {
  return (
    <div className={className}>
      {searchBox !== 'always' && <SearchButton className={searchBox === 'wide' ? 'md:hidden' : ''} />}
      {currencies && <CurrencySelect currency={visitor.currency} currencies={currencies} className="max-lg:hidden" />}
      {language && <LanguageLink {...language} />}
      <ThemeToggle className="max-sm:hidden" />
      <WishlistLink className={`${buttonClass('icon')} max-[360px]:hidden`} />
      <CartLink count={visitor.cartCount} />
      <BookingsLink />
      {hasSignIn && visitor.user === null && <SignInLink />}
      <MenuButton />
    </div>
  )
}
