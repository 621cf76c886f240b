import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Money } from '#domain/money.ts'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PayButton } from './pay-button.tsx'

interface PayByCardProps {
  level: 2 | 3 | 4
  reference: string
  orderAccessToken: string
  sum: Money
  /** The last card was declined. */
  hasFailed: boolean
  /** The page says so above. */
  saysDeclined: boolean
}

/** Beside the details of a transfer: the card as another way to pay, with what happens to a transfer that is on its way. */
export function PayByCard({ level, reference, orderAccessToken, sum, hasFailed, saysDeclined }: PayByCardProps) {
  const t = useTranslations('checkout.payByCard')
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-1 justify-items-start gap-2 print:hidden ${hasFailed ? 'rounded-card border border-line-strong bg-surface p-card' : 'border-t border-line pt-4'}`}
    >
      <Heading id={id} className="text-lg font-semibold">
        {t(hasFailed ? 'again' : 'title')}
      </Heading>
      {hasFailed && !saysDeclined && <Notice kind="danger" title={t('failed')} />}
      <p className="text-ink-soft">{t('wait')}</p>
      <PayButton kind={hasFailed ? 'primary' : 'outlined'} reference={reference} orderAccessToken={orderAccessToken}>
        <span>{t.rich('button', { sum: () => <MoneyText money={sum} /> })}</span>
      </PayButton>
    </section>
  )
}
