import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { exponentOf } from '#domain/currency.ts'
import type { ClockDeadline } from '#domain/date-words.ts'
import { decimalOf } from '#domain/money.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import type { OutcomeView } from './calls.ts'
import { CopyValue } from './copy-value.tsx'
import { OwnTime } from '#web/lib/own-time.tsx'
import { PayByCard } from './pay-by-card.tsx'

interface TransferDetailsProps {
  level: 2 | 3
  order: { reference: string; currency: string; totalMinor: number }
  /** Of the order's pages that its owner sees; null: nothing can be paid here. */
  orderAccessToken: string | null
  hasFailedPayment: boolean
  /** The page says above that the card was declined. */
  saysDeclined?: boolean
  transfer: NonNullable<OutcomeView['transfer']>
  /** In the time of the activity's city. */
  due: ClockDeadline & { cityName: string }
}

/**
 * The deadline, the remaining amount, the reference and the bank account; then the card, if it is possible instead. After a
 * declined card that is first, in a box of its own: where another card is tried, it is not below the account.
 */
export function TransferDetails(props: TransferDetailsProps) {
  const { level, order, transfer, due, orderAccessToken, hasFailedPayment, saysDeclined = false } = props
  const t = useTranslations('checkout.outcomes.transfer')
  const Heading = `h${level}` as const
  const { account, receivedMinor } = transfer
  const money = (amountMinor: number) => <MoneyText money={{ amountMinor, currency: order.currency }} />
  const card = transfer.isCardPossible && orderAccessToken !== null && (
    <PayByCard
      level={hasFailedPayment ? level : level === 2 ? 3 : 4}
      reference={order.reference}
      orderAccessToken={orderAccessToken}
      sum={{ amountMinor: order.totalMinor, currency: order.currency }}
      hasFailed={hasFailedPayment}
      saysDeclined={saysDeclined}
    />
  )
  const details = (
    <section
      aria-labelledby={`transfer-${order.reference}`}
      className="grid gap-4 rounded-card border border-line-strong bg-surface p-card"
    >
      <div>
        <Heading id={`transfer-${order.reference}`} className="text-xl font-semibold">
          {t('title')}
        </Heading>
        <p className="mt-1 font-medium">
          {t.rich('dueBy', {
            date: () => <DateText date={due.localDate} style="medium" />,
            time: () => <TimeText time={due.localTime} />,
            city: due.cityName,
          })}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          <OwnTime of={due} />
          {transfer.lastBusinessDay !== null && (
            <span className="font-medium text-ink">
              {t.rich('lastBusinessDay', {
                date: () => <DateText date={transfer.lastBusinessDay ?? ''} style="medium" />,
              })}{' '}
            </span>
          )}
          {t('late')}
        </p>
      </div>
      {receivedMinor > 0 && <Notice kind="warning" title={t('part')} />}
      <dl className="grid gap-3">
        {receivedMinor > 0 && <Row name={t('received')}>{money(receivedMinor)}</Row>}
        <Row name={t('amount')}>
          <CopyValue text={decimalOf(transfer.missingMinor, exponentOf(order.currency))} name={t('amount')}>
            <span className="text-2xl">{money(transfer.missingMinor)}</span>
          </CopyValue>
        </Row>
        {account && (
          <Row name={t('iban')}>
            <CopyValue text={account.iban.replaceAll(' ', '')} name={t('iban')}>
              <Code text={account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')} />
            </CopyValue>
          </Row>
        )}
        <Row name={t('reference')}>
          <CopyValue text={order.reference} name={t('reference')}>
            <Code text={order.reference} />
          </CopyValue>
        </Row>
        {account && (
          <>
            <Row name={t('holder')}>
              <CopyValue text={account.holder} name={t('holder')}>
                {account.holder}
              </CopyValue>
            </Row>
            <Row name={t('bank')}>
              <CopyValue text={account.bank} name={t('bank')}>
                {account.bank}
              </CopyValue>
            </Row>
            <Row name={t('bic')}>
              <CopyValue text={account.bic} name={t('bic')}>
                <Code text={account.bic} />
              </CopyValue>
            </Row>
          </>
        )}
      </dl>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        {t('fromAbroad', { card: transfer.isCardPossible ? 'yes' : 'no' })}
      </p>
      {!hasFailedPayment && card}
    </section>
  )
  return hasFailedPayment && card ? (
    <div className="grid grid-cols-1 gap-4">
      {card}
      {details}
    </div>
  ) : (
    details
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative grid items-baseline gap-x-6 border-t border-line pt-3 first:border-0 first:pt-0 sm:grid-cols-[min(14rem,40%)_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 font-semibold">{children}</dd>
    </div>
  )
}

/** A value to be typed at the bank: left to right, selected as a whole by one click. */
function Code({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="tabular-nums wrap-anywhere select-all">
      {text}
    </bdi>
  )
}
