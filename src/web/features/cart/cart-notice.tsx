import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CartView } from './calls.ts'
import { useWhyUnavailable } from './use-why-unavailable.ts'

/**
 * One of the four notices of cart and checkout (D2). Lists unavailable items with the reason and similar activities,
 * and changed prices. Accepting removes the former and confirms the latter.
 */
export function CartNotice({ cart, isBusy, onAccept }: { cart: CartView; isBusy: boolean; onAccept: () => void }) {
  const t = useTranslations('cart')
  const whyUnavailable = useWhyUnavailable()
  if (cart.notice === 'none') return null
  const gone = cart.items.filter((item) => !item.isAvailable)
  const changed = cart.items.filter((item) => item.isAvailable && item.totalMinor !== item.seenMinor)
  return (
    <Notice kind="warning" title={t(`notices.${cart.notice}`)} isUrgent>
      <ul className="grid list-disc gap-2 ps-5 text-sm">
        {gone.map((item) => (
          <li key={item.id}>
            <span className="font-medium">{t('gone', { title: item.title })}</span>
            <span className="block">
              {whyUnavailable(item)}{' '}
              <PageLink
                path={cityPath(item.citySlug)}
                className="font-medium text-primary underline underline-offset-4"
              >
                {t('exploreSimilar')}
              </PageLink>
            </span>
          </li>
        ))}
        {changed.map((item) => (
          <li key={item.id}>
            {t('changed', { title: item.title })}{' '}
            <s>
              <MoneyText money={{ amountMinor: item.seenMinor, currency: item.currency }} />
            </s>{' '}
            <MoneyText money={{ amountMinor: item.totalMinor, currency: item.currency }} className="font-semibold" />
          </li>
        ))}
      </ul>
      {cart.notice !== 'all_unavailable' && (
        <p className="text-sm text-ink-soft">
          {t(gone.length === 0 ? 'acceptChanged' : changed.length === 0 ? 'acceptGone' : 'acceptBoth')}
        </p>
      )}
      <Button kind="outlined" isLoading={isBusy} onClick={onAccept} className="justify-self-start">
        {t(cart.notice === 'all_unavailable' ? 'emptyIt' : 'accept')}
      </Button>
    </Notice>
  )
}
