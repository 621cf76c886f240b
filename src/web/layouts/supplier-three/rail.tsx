import { Compass, House, Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { WishlistLink } from '#web/features/wishlist/wishlist-link.tsx'
import { CartLink } from '#web/layouts/cart-link.tsx'
import { MenuButton } from '#web/layouts/site-menu.tsx'
import { PageLink } from '#web/lib/page-link.tsx'

const item =
  'relative flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-field px-1 text-center text-xs leading-tight font-medium text-ink hover:text-primary aria-[current=page]:bg-primary/10 aria-[current=page]:text-primary lg:h-auto lg:min-h-18 lg:w-full lg:flex-none'

/** If five labels do not fit, only the icons are visible. */
const word = 'max-lg:@max-[15rem]:sr-only'

/** Beside the page on wide windows, at the bottom on phones. */
export function Rail({ site, cartCount }: { site: SiteAnswer['site']; cartCount: number }) {
  const t = useTranslations('common')
  const w = useTranslations('wishlist')
  return (
    <nav
      aria-label={t('main')}
      className="@container fixed inset-x-0 bottom-0 z-30 flex h-(--foot) items-center gap-1 border-t border-line bg-surface px-2 lg:inset-y-0 lg:start-0 lg:end-auto lg:h-auto lg:w-24 lg:flex-col lg:justify-center lg:gap-2 lg:border-e lg:border-t-0"
    >
      <PageLink path="/" className={item}>
        <House aria-hidden className="size-5" strokeWidth={1.75} />
        <span className={word}>{t('home')}</span>
      </PageLink>
      <PageLink path={`/${site.discoverType}`} className={item}>
        <Compass aria-hidden className="size-5" strokeWidth={1.75} />
        <span className={word}>{t('explore')}</span>
      </PageLink>
      <WishlistLink className={item}>
        <span className={word}>{w('title')}</span>
      </WishlistLink>
      <CartLink count={cartCount} className={item}>
        <span className={word}>{t('cart')}</span>
      </CartLink>
      {/* On phones in the menu: a sixth label has no room. */}
      <PageLink path="/invoices" className={`${item} max-lg:hidden`}>
        <Ticket aria-hidden className="size-5" strokeWidth={1.75} />
        {t('bookings')}
      </PageLink>
      <MenuButton className={item}>
        <span className={word}>{t('menu')}</span>
      </MenuButton>
    </nav>
  )
}
