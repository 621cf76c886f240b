import { useRouter } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LayoutChoices, useCardGrid } from '#web/features/catalogue/layout-choices.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import { RecentlyViewed } from '#web/features/history/recently-viewed.tsx'
import type { SavedItemView, WishlistView } from '#web/features/wishlist/calls.ts'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { setSaved, useSaved } from '#web/features/wishlist/saved.ts'
import { ShareList } from '#web/features/wishlist/share-list.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { showUndo } from '#web/ui/show-undo.tsx'
import { UnavailableCard } from './unavailable-card.tsx'

/** Saved activities. Removed ones disappear at once and return to their place if restored. */
export function WishlistScreen({ wishlist }: { wishlist: WishlistView }) {
  const t = useTranslations('wishlist')
  const c = useTranslations('catalogue')
  const { site, visitor } = useSiteContext()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const saved = useSaved()
  const grid = useCardGrid('page')
  // The default layout's card of a list has its text beside the picture on phones: more of the list in a window.
  const place = use(LayoutChoices) ? 'page' : 'list'
  const screen = useRef<HTMLDivElement>(null)
  const items = wishlist.items.filter(({ card }) => !saved.isKnown || saved.productIds.has(card.id))

  // Something was saved in another tab or on another device: its card must be loaded.
  const isBehind = useRef(false)
  useEffect(() => {
    const known = new Set(wishlist.items.map(({ card }) => card.id))
    const wasBehind = isBehind.current
    isBehind.current = [...saved.productIds].some((id) => !known.has(id))
    // Only once: if the response lacks a card, the next one will too.
    if (isBehind.current && !wasBehind) void router.invalidate()
  }, [saved, wishlist, router])

  const bringBack = async ({ card }: SavedItemView) => {
    try {
      await setSaved(card.id, true)
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
  }
  const remove = (item: SavedItemView, index: number) => {
    void showUndo(t('removed', { title: item.card.title }), t('undo'), () => void bringBack(item))
    // The card disappears with its button: focus the neighbour's button, or the heading.
    requestAnimationFrame(() => {
      const hearts = screen.current?.querySelectorAll<HTMLElement>('[data-saved] button') ?? []
      const next = hearts[Math.min(index, hearts.length - 1)]
      ;(next ?? screen.current)?.focus()
    })
  }
  return (
    // A window high: what was viewed last arrives on hydration and must not push the footer through the window.
    <div ref={screen} tabIndex={-1} className="mx-auto min-h-dvh max-w-7xl px-4 py-5 outline-none sm:py-8 sm:px-6">
      {items.length === 0 ? (
        <EmptyArch level={1} title={t('empty')}>
          <p className="text-ink-soft">{t('emptyText')}</p>
          <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
            {t('explore')}
          </PageLink>
        </EmptyArch>
      ) : (
        <>
          <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
            <div>
              <h1 className="text-2xl font-semibold sm:text-3xl">{t('title')}</h1>
              <p role="status" className="mt-1 text-ink-soft">
                {c('activities', { count: items.length })}
                {visitor.user === null && (
                  <>
                    {' · '}
                    <PageLink path="/sign-in" search={{ next: '/wishlist' }} className="text-primary underline">
                      {t('signInToKeep')}
                    </PageLink>
                  </>
                )}
              </p>
            </div>
            <ShareList token={wishlist.shareToken} origin={site.origin} />
          </header>
          <ul className={`mt-6 ${grid}`}>
            {items.map((item, index) => {
              const { card, isOffered } = item
              const heart = <SaveButton productId={card.id} title={card.title} onRemove={() => remove(item, index)} />
              return (
                <li key={card.id} data-saved>
                  {isOffered ? (
                    <ProductCard card={card} place={place} corner={heart} />
                  ) : (
                    <UnavailableCard card={card} corner={heart} />
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
      <RecentlyViewed isSignedIn={visitor.user !== null} />
    </div>
  )
}
