import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Money } from '#domain/money.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { PayButton } from './pay-button.tsx'

interface PayByCardProps {
  level: 3 | 4
  reference: string
  orderAccessToken: string
  sum: Money
  /** The last card was declined. */
  hasFailed: boolean
}

/** Below the details of a transfer: the card as another way to pay, with what happens to a transfer that is on its way. */
export function PayByCard({ level, reference, orderAccessToken, sum, hasFailed }: PayByCardProps) {
  const t = useTranslations('checkout.payByCard')
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-2 border-t border-line pt-4 print:hidden">
      <Heading id={id} className="text-lg font-semibold">
        {t('title')}
      </Heading>
      {hasFailed && <p className="text-danger">{t('failed')}</p>}
      <p className="text-ink-soft">{t('wait')}</p>
      <PayButton kind="outlined" reference={reference} orderAccessToken={orderAccessToken}>
        <span>{t.rich('button', { sum: () => <MoneyText money={sum} /> })}</span>
      </PayButton>
    </section>
  )
}
