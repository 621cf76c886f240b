import { useTranslations } from 'use-intl'
import type { Money } from '#domain/money.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'

/** At the foot of a phone's window: the total and the way to the checkout. Wide screens have both beside the lines. */
export function CartBar({ total, isEstimate }: { total: Money; isEstimate: boolean }) {
  const t = useTranslations('cart')
  const c = useTranslations('common')
  const { taxName } = useSiteContext().site
  return (
    <div
      data-cart-bar
      className="sticky bottom-[calc(var(--foot)+var(--page-foot))] z-20 -mx-4 mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:hidden"
    >
      <p className="min-w-0 grow-999 basis-40 leading-snug">
        <span className="dotted text-sm text-ink-soft">
          <span>{t(isEstimate ? 'estimatedTotal' : 'total')}</span>
          {taxName !== null && total.amountMinor > 0 && <span>{c('includesTax', { name: taxName })}</span>}
        </span>
        <MoneyText money={total} className="block text-lg font-semibold" />
      </p>
      <PageLink path="/checkout" className={`${buttonClass('primary')} grow`}>
        {t('checkOut')}
      </PageLink>
    </div>
  )
}
