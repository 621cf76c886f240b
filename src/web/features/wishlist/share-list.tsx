import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { pageAddress } from '#web/lib/page-address.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LazyShareLinks } from '#web/ui/lazy-share-links.tsx'
import { sayByToast } from '#web/ui/show-toast.ts'
import { endSharing, shareWishlist } from './calls.ts'

/** Creates, shares and revokes the link to the list. */
export function ShareList({ token: loaded, origin }: { token: string | null; origin: string }) {
  const t = useTranslations('wishlist')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const [isOpen, setIsOpen] = useState(false)
  const { isPending, run } = useAction()
  const [token, setToken] = useState(loaded)
  const ask = (call: () => Promise<{ shareToken: string | null }>) =>
    run(async () => setToken((await call()).shareToken), { explain: (error) => sayByToast(wordsOf(error)) })
  return (
    <>
      <Button kind="outlined" onClick={() => setIsOpen(true)} className="noscript:hidden">
        <Share2 aria-hidden className="size-5" strokeWidth={1.75} />
        {t('shareList')}
      </Button>
      <Dialog title={t('shareList')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p className="mt-2 text-ink-soft">{t(token === null ? 'shareText' : 'sharedText')}</p>
        {token === null ? (
          <Button isLoading={isPending} onClick={() => void ask(shareWishlist)} className="mt-5">
            {t('makeLink')}
          </Button>
        ) : (
          <>
            <LazyShareLinks title={t('sharedTitle')} url={pageAddress(origin, locale, `/wishlist/${token}`)} />
            <div className="mt-4 border-t border-line pt-3">
              <Button kind="third" isLoading={isPending} onClick={() => void ask(endSharing)}>
                {t('endSharing')}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  )
}
