import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import {
  moneyQuery,
  type Finding,
  type Money,
  type MoneySearch,
  type Payment,
  type Refund,
} from '#console/lib/money.ts'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { toneOf, useMoneyWords } from '#console/lib/use-money-words.ts'
import { useOrderWords, useReasonWords } from '#console/lib/use-order-words.ts'
import { useInstant } from '#console/lib/use-words.ts'
import { DetailPane } from '#console/parts/detail-pane.tsx'
import { StateTag } from '#console/parts/orders/order-tags.tsx'
import { Panel, Tag } from '#console/parts/panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { AskProvider } from './ask-provider.tsx'
import { ChangePanel } from './change-panel.tsx'
import { HandleDialog } from './handle-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShortDialog } from './short-dialog.tsx'

/** A payment with its refunds, receipts and findings: beside the list in a wide window, else a page of its own. */
export function MoneyDetail({ id, search }: { id: string; search: MoneySearch }) {
  const t = useTranslations('console')
  const query = useQuery(moneyQuery(id))
  const { data } = query
  const reference = data?.order?.reference
  const number = data?.payment?.number ?? data?.findings[0]?.number ?? id
  const title = reference === undefined ? t('money.openOther', { number: `\u2068${number}\u2069` }) : t('money.open', { reference: `\u2068${reference}\u2069` }) // prettier-ignore
  return (
    <DetailPane title={title} path="/money" search={search} back={t('money.back')} query={query}>
      {(money) => <Whole id={id} money={money} />}
    </DetailPane>
  )
}

type Act =
  | { kind: 'receipt' | 'accept_short' }
  | { kind: 'retry' | 'sent'; refund: Refund }
  | { kind: 'handle'; finding: Finding }

function Whole({ id, money }: { id: string; money: Money }) {
  const t = useTranslations('console.money')
  const [act, setAct] = useState<Act>()
  const { payment, findings } = money
  const close = () => setAct(undefined)
  const refunds = payment?.refunds ?? []
  const acts: Act[] = [
    ...(payment?.acts.includes('receipt') ? [{ kind: 'receipt' as const }] : []),
    ...(payment?.acts.includes('accept_short') ? [{ kind: 'accept_short' as const }] : []),
    ...refunds.flatMap((refund) => refund.acts.map((kind) => ({ kind, refund }))),
    ...findings.filter(({ canHandle }) => canHandle).map((finding) => ({ kind: 'handle' as const, finding })),
  ]
  useScreenActs(
    acts.map((one, index) => ({
      id: `act ${one.kind} ${index}`,
      label: (say) => say.t(`money.acts.${one.kind}`),
      run: () => setAct(one),
    })),
  )
  return (
    <>
      <Head id={id} money={money} onAct={setAct} />
      {money.order && money.change && <ChangePanel reference={money.order.reference} change={money.change} />}
      {findings.length > 0 && (
        <Panel title={t('detail.findings')}>
          <ul className="grid ruled *:py-4 *:first:pt-0 *:last:pb-0">
            {findings.map((finding) => (
              <FoundHere key={finding.id} finding={finding} onHandle={() => setAct({ kind: 'handle', finding })} />
            ))}
          </ul>
        </Panel>
      )}
      {payment && (
        <div className={`grid items-start gap-4 ${payment.transfer ? '@3xl:grid-cols-2' : ''}`}>
          {payment.transfer && (
            <Panel title={t('detail.receipts')}>
              <Receipts payment={payment} />
            </Panel>
          )}
          <Panel title={t('detail.refunds')}>
            {payment.refunds.length === 0 && <p className="text-ink-soft">{t('detail.noRefunds')}</p>}
            <ul className="grid ruled *:py-4 *:first:pt-0 *:last:pb-0">
              {payment.refunds.map((refund) => (
                <RefundOf
                  key={refund.id}
                  refund={refund}
                  payment={payment}
                  onAct={(kind) => setAct({ kind, refund })}
                />
              ))}
            </ul>
          </Panel>
        </div>
      )}
      {payment && act?.kind === 'receipt' && <ReceiptDialog id={id} payment={payment} onClose={close} />}
      {payment && act?.kind === 'accept_short' && <ShortDialog id={id} payment={payment} onClose={close} />}
      {payment && (act?.kind === 'retry' || act?.kind === 'sent') && (
        <RefundDialog id={id} kind={act.kind} refund={act.refund} payment={payment} onClose={close} />
      )}
      {act?.kind === 'handle' && <HandleDialog id={id} finding={act.finding} onClose={close} />}
    </>
  )
}

function Head({
  id,
  money: { order, payment, findings },
  onAct,
}: {
  id: string
  money: Money
  onAct: (act: Act) => void
}) {
  const t = useTranslations('console.money')
  const instant = useInstant()
  const words = useMoneyWords()
  const { money } = useOrderWords()
  const number = payment?.number ?? findings[0]?.number ?? null
  return (
    <header className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere tabular-nums">
          <bdi>{order?.reference ?? number ?? t('noOrder')}</bdi>
        </h1>
        {payment && <Tag tone={toneOf(payment.state)}>{words.paymentState(payment.state)}</Tag>}
        {order && <StateTag state={order.state} />}
      </div>
      {order && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {order.guest !== null && <bdi>{order.guest || '–'}</bdi>}
          {order.isReadable && (
            <Link
              to={`/orders/${order.reference}`}
              className="content-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t('detail.order')} <bdi className="tabular-nums">{order.reference}</bdi>
            </Link>
          )}
        </p>
      )}
      {!payment && <p className="text-ink-soft">{t('detail.noPayment')}</p>}
      {payment && (
        <>
          <dl className="grid gap-x-6 gap-y-2 tabular-nums @lg:grid-cols-3">
            <Sum name={t('detail.due')} sum={money(payment.amountMinor, payment.currency)} />
            {/* For a transfer, also the amount that arrived before the order is confirmed. */}
            <Sum
              name={t('detail.captured')}
              sum={money(payment.transfer?.receivedMinor ?? payment.capturedMinor, payment.currency)}
            />
            <Sum name={t('detail.refunded')} sum={money(payment.refundedMinor, payment.currency)} />
          </dl>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
            <span>{words.provider(payment.provider)}</span>
            {payment.number !== null && payment.number !== order?.reference && (
              <bdi className="wrap-anywhere tabular-nums">{payment.number}</bdi>
            )}
            <span>{t('detail.attempt', { number: payment.attempt })}</span>
            <span>{t('detail.made', { date: instant(payment.madeAt) })}</span>
            <span>{t('detail.changed', { date: instant(payment.changedAt) })}</span>
            {payment.declineReason !== null && (
              <span>{t('detail.declined', { reason: t(`decline.${payment.declineReason as 'refused'}`) })}</span>
            )}
          </p>
          {payment.acts.length > 0 && (
            <div className="grid gap-3">
              <div className="flex flex-wrap gap-2">
                {payment.acts.includes('receipt') && (
                  <Button data-act onClick={() => onAct({ kind: 'receipt' })}>
                    {t('acts.receipt')}
                  </Button>
                )}
                {payment.acts.includes('accept_short') && (
                  <Button kind="outlined" onClick={() => onAct({ kind: 'accept_short' })}>
                    {t('acts.accept_short')}
                  </Button>
                )}
                {payment.acts.includes('reconcile') && <AskProvider id={id} paymentId={payment.id} />}
              </div>
            </div>
          )}
        </>
      )}
    </header>
  )
}

function Sum({ name, sum }: { name: string; sum: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold">{sum}</dd>
    </div>
  )
}

const ofLedger = new Set(['money_without_booking', 'booking_without_money'])

/** A finding, and what to do about it. */
function FoundHere({ finding, onHandle }: { finding: Finding; onHandle: () => void }) {
  const t = useTranslations('console.money')
  const instant = useInstant()
  const { money } = useOrderWords()
  const { kind, hereMinor, thereMinor, currency, handled } = finding
  const isTold = kind !== 'late' && kind !== 'unmatched' && hereMinor !== thereMinor
  const names = ofLedger.has(kind) ? [t('detail.kept'), t('detail.booked')] : [t('detail.here'), t('detail.there')]
  return (
    <li className={`grid gap-2 ${handled ? 'text-ink-soft' : ''}`}>
      <p className="font-medium">{t(`findings.${kind}`)}</p>
      {isTold && (
        <dl className="flex flex-wrap gap-x-6 text-sm tabular-nums">
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{names[0]}</dt>
            <dd>{money(hereMinor, currency)}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{names[1]}</dt>
            <dd>{money(thereMinor, currency)}</dd>
          </div>
        </dl>
      )}
      {!handled && <p className="text-sm">{t(`todo.${kind}`)}</p>}
      <p className="text-sm text-ink-soft">{t('detail.found', { date: instant(finding.foundAt) })}</p>
      {handled && (
        <p className="text-sm">
          {t('detail.handled', { name: `\u2068${handled.by}\u2069`, date: instant(handled.at) })}{' '}
          <bdi className="block wrap-anywhere">{handled.note}</bdi>
        </p>
      )}
      {finding.canHandle && (
        <Button data-act kind="outlined" className="justify-self-start" onClick={onHandle}>
          {t('acts.handle')}
        </Button>
      )}
    </li>
  )
}

function Receipts({ payment }: { payment: Payment }) {
  const t = useTranslations('console.money.detail')
  const instant = useInstant()
  const { money } = useOrderWords()
  const { currency, transfer } = payment
  if (!transfer) return null
  const missingMinor = transfer.amountMinor - transfer.receivedMinor
  return (
    <div className="grid gap-3">
      {transfer.receipts.length === 0 && <p className="text-ink-soft">{t('noReceipts')}</p>}
      <ul className="grid gap-3">
        {transfer.receipts.map((receipt) => (
          <li key={receipt.bankReference}>
            <p className="flex flex-wrap justify-between gap-x-4 font-medium tabular-nums">
              <bdi className="wrap-anywhere">{receipt.bankReference}</bdi>
              <span>{money(receipt.amountMinor, currency)}</span>
            </p>
            <p className="text-sm text-ink-soft tabular-nums">
              {t('receivedOn', {
                date: instant(receipt.receivedOn, 'short'),
                recorded: instant(receipt.recordedAt),
              })}
            </p>
          </li>
        ))}
      </ul>
      {missingMinor !== 0 && (
        <p className="border-t border-line pt-3 font-medium tabular-nums">
          {missingMinor > 0
            ? t('missing', { sum: money(missingMinor, currency) })
            : t('over', { sum: money(-missingMinor, currency) })}
        </p>
      )}
    </div>
  )
}

function RefundOf({
  refund,
  payment,
  onAct,
}: {
  refund: Refund
  payment: Payment
  onAct: (kind: 'retry' | 'sent') => void
}) {
  const t = useTranslations('console')
  const instant = useInstant()
  const words = useMoneyWords()
  const { money } = useOrderWords()
  const reasonOf = useReasonWords()
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-semibold tabular-nums">{money(refund.amountMinor, payment.currency)}</span>
        <span className="flex flex-wrap gap-1">
          {refund.isByHand && <Tag>{t('money.detail.byHand')}</Tag>}
          <Tag tone={toneOf(refund.state)}>{words.refundState(refund.state)}</Tag>
        </span>
      </p>
      <p className="text-sm">{reasonOf(refund.reason)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-ink-soft tabular-nums">
        {refund.number !== null && <bdi className="wrap-anywhere">{refund.number}</bdi>}
        <span>{instant(refund.changedAt)}</span>
        {refund.attempts > 0 && <span>{t('money.attempts', { count: refund.attempts })}</span>}
        {refund.nextAt !== null && <span>{t('money.detail.nextTry', { date: instant(refund.nextAt) })}</span>}
      </p>
      {refund.acts.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-2">
          {refund.acts.map((kind) => (
            <Button key={kind} data-act kind="outlined" onClick={() => onAct(kind)}>
              {t(`money.acts.${kind}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
