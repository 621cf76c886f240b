import { useLocale, useTranslations } from 'use-intl'
import { FEWEST_COMPARED } from '#domain/comparison.ts'
import { useCardGrid } from '#web/features/catalogue/layout-choices.ts'
import { ProductCard } from '#web/features/catalogue/product-card.tsx'
import type { SharedWishlistView } from '#web/features/wishlist/calls.ts'
import { ComparisonChoice, ComparisonForm } from '#web/features/wishlist/comparison-form.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { saveShared, useSaved } from '#web/features/wishlist/saved.ts'
import { pageAddress } from '#web/lib/page-address.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { sayByToast, showToast } from '#web/ui/show-toast.ts'

/** Another visitor's list, to read and to copy. */
export function SharedWishlistScreen({ shared, token }: { shared: SharedWishlistView; token: string }) {
  const t = useTranslations('wishlist')
  const c = useTranslations('catalogue')
  const locale = useLocale()
  const { site } = useSiteContext()
  const wordsOf = useApiErrorWords()
  const saved = useSaved()
  const { isPending, run } = useAction()
  const grid = useCardGrid('page')
  const isComparable = shared.cards.length >= FEWEST_COMPARED
  const areAllSaved = shared.cards.every((card) => saved.productIds.has(card.id))
  const saveAll = () =>
    run(
      async () => {
        await saveShared(token)
        await showToast('success', t('allSaved'))
      },
      { explain: (error) => sayByToast(wordsOf(error)) },
    )
  if (shared.cards.length === 0)
    return (
      <EmptyArch level={1} title={t('sharedEmpty')}>
        <p className="text-ink-soft">{t('sharedEmptyText')}</p>
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )
  return (
    <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-3xl font-semibold wrap-anywhere">{t('sharedTitle')}</h1>
          <h2 className="mt-1 text-ink-soft wrap-anywhere">
            {c('activities', { count: shared.cards.length })} · {t('sharedBy')}
          </h2>
        </div>
        <div className="flex flex-wrap gap-2">
          {!shared.isOwn && (
            <Button
              isLoading={isPending}
              disabled={areAllSaved}
              onClick={() => void saveAll()}
              className="noscript:hidden"
            >
              {t(areAllSaved ? 'allSaved' : 'saveAll')}
            </Button>
          )}
          <ShareButton title={t('sharedTitle')} url={pageAddress(site.origin, locale, `/wishlist/${token}`)} />
        </div>
      </header>
      <div className="mt-4 grid grid-cols-1 gap-3">
        {shared.isOwn && (
          <Notice title={t('own')}>
            <PageLink path="/wishlist" className="justify-self-start text-primary underline underline-offset-4">
              {t('toOwn')}
            </PageLink>
          </Notice>
        )}
        {shared.goneCount > 0 && <p className="text-sm text-ink-soft">{t('goneCount', { count: shared.goneCount })}</p>}
      </div>
      <div className="mt-6">
        <ComparisonForm path={`/wishlist/${token}`} ids={shared.cards.map(({ id }) => id)}>
          <ul className={grid}>
            {shared.cards.map((card) => (
              <li key={card.id} className="flex min-w-0 flex-col">
                <ProductCard card={card} place="page" corner={<SaveButton productId={card.id} title={card.title} />} />
                {isComparable && <ComparisonChoice id={card.id} title={card.title} className="mt-1" />}
              </li>
            ))}
          </ul>
        </ComparisonForm>
      </div>
    </div>
  )
}
