import { useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type RefusedFor = 'server' | 'reservations' | 'currency' | 'order'

/** What kind of refusal a failed order is. `seenCurrency`: what the buyer saw the total in. */
export function refusedFor(error: unknown, seenCurrency: string): RefusedFor {
  if (!(error instanceof CallError) || error.status >= 500) return 'server'
  if (['checkout.too_many_open', 'checkout.too_many_requests'].includes(error.code)) return 'reservations'
  return changedCurrency(error, seenCurrency) === null ? 'order' : 'currency'
}

/** In which currency the order would be charged now: the visitor has chosen it in another window. */
export function changedCurrency({ code, details }: Pick<CallError, 'code' | 'details'>, seen: string): string | null {
  const { currency } = details
  return code === 'checkout.cart_changed' && typeof currency === 'string' && currency !== seen ? currency : null
}

/** Why an order was not placed, with the way to what is in its way. */
export function OrderRefused({
  reason,
  text,
  offersCard,
}: {
  reason: RefusedFor
  text: string
  /** What is paid at once is not limited as reservations are. */
  offersCard: boolean
}) {
  const t = useTranslations('checkout')
  if (reason === 'server')
    return (
      <Notice kind="danger" title={t('problem.title')} isUrgent>
        <p className="text-sm">
          {t('problem.text')} {text}
        </p>
      </Notice>
    )
  // Nothing went wrong: the sum is the same in other money.
  if (reason === 'currency') return <Notice kind="info" title={text} isUrgent />
  return (
    <Notice kind="danger" title={text} isUrgent>
      {reason === 'reservations' && (
        <>
          {offersCard && <p className="text-sm">{t('cardStillWorks')}</p>}
          <PageLink path="/invoices" className={`${buttonClass('outlined')} w-fit`}>
            {t('seeReservations')}
          </PageLink>
        </>
      )}
    </Notice>
  )
}
