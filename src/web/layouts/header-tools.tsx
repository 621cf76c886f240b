import { SearchButton } from '#web/features/search/search-button.tsx'
import { CurrencySelect } from '#web/features/sites/currency-select.tsx'
import { ThemeToggle } from '#web/features/sites/theme-toggle.tsx'
import { WishlistLink } from '#web/features/wishlist/wishlist-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { LanguageLink } from './language-link.tsx'
import type { FrameProps } from './layout.ts'
import { MenuButton } from './site-menu.tsx'

interface HeaderToolsProps {
  visitor: FrameProps['visitor']
  /** The currencies to choose from. Without them, only the menu has the choice. */
  currencies?: string[]
  /** Without it, the layout has its language link elsewhere. */
  language?: { path: string; className?: string }
  /** From which width the layout has a search box of its own; by default none has. */
  searchBox?: 'wide' | 'always'
  /** Whether wide windows have room for the way to the account, which is also in the menu. */
  hasAccount?: boolean
  className?: string
}

/** The tools at the end of a layout's bar. On narrow screens, those that the menu has are hidden. */
export function HeaderTools({
  visitor,
  currencies,
  language,
  searchBox,
  hasAccount = false,
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
      {hasAccount && <AccountLink isSignedIn={visitor.user !== null} />}
      <MenuButton />
    </div>
  )
}
