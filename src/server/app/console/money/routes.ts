import type { AuditAction, AuditSubject } from '#domain/audit-actions.ts'
import { attentionKinds, type AttentionKind } from '#domain/money-findings.ts'
import { refreshOrderRows } from '#server/booking/desk/refresh-order-rows.ts'
import { acceptShortTransfer } from '#server/booking/payments/accept-short-transfer.ts'
import { bankNumber } from '#server/booking/payments/desk/demand-number.ts'
import { exportMoney } from '#server/booking/payments/desk/export-money.ts'
import { handleFinding } from '#server/booking/payments/desk/handle-finding.ts'
import { listMoney, type MoneyFilter } from '#server/booking/payments/desk/list-money.ts'
import { readMoney } from '#server/booking/payments/desk/read-money.ts'
import { reconcilePayment } from '#server/booking/payments/desk/reconcile-payment.ts'
import { recordReceipt } from '#server/booking/payments/desk/record-receipt.ts'
import { recordRefundSent } from '#server/booking/payments/desk/record-refund-sent.ts'
import { retryRefund } from '#server/booking/payments/desk/retry-refund.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { csvHeaders, csvStream, filtersText } from '#server/kernel/csv-file.ts'
import type { Tx } from '#server/kernel/database.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProof, demandProvenSession, demandSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import * as contract from './contract.ts'
import { moneyCsv } from './money-csv.ts'
import { demandRight } from './money-rights.ts'
import { viewMoney, viewMoneyRow } from './view-money.ts'

/** Payments, refunds and transfers, behind the session of consoleRoutes. */
export function consoleMoneyRoutes(context: PaymentContext) {
  const { providers, configuration } = context
  const rules = { sendingRefunds: providers.sendingRefunds, shortTransferDollars: configuration.shortTransferDollars }

  return moduleRoutes()
    .openapi(contract.listMoney, async (c) => {
      const person = c.get('person')
      demandRight(person, 'read')
      const { tab, after, ...query } = c.req.valid('query')
      const { rows, count, next } = await listMoney(context, { tab, filter: filterOf(query), after: after ?? null })
      return c.json(
        { rows: rows.map((row) => viewMoneyRow(row, person)), count, next, providers: providers.codes },
        200,
      )
    })
    .openapi(contract.exportMoney, async (c) => {
      const person = c.get('person')
      demandRight(person, 'read')
      const hasGuests = person.permissions.includes('guests.read')
      if (hasGuests) demandProof(person)
      const { tab, ...query } = c.req.valid('query')
      const demand = hasGuests ? demandProvenSession : demandSession
      const record = recorder(
        person,
        'money.exported',
        'staff',
        { filters: filtersText(c.req.query(), c.req.valid('query'), 'q') },
        { demand },
      )
      await context.db.transaction((tx) => record(tx, person.staffId))
      const batches = exportMoney(context, { tab, filter: filterOf(query) })
      return c.body(csvStream(moneyCsv(batches, person)), 200, csvHeaders(`${tab}.csv`))
    })
    .openapi(contract.getMoney, async (c) => {
      const person = c.get('person')
      demandRight(person, 'read')
      return c.json(await view(person, c.req.valid('param').key), 200)
    })
    .openapi(contract.recordReceipt, async (c) => {
      const person = c.get('person')
      demandRight(person, 'receipt')
      const { paymentId } = c.req.valid('param')
      const receipt = c.req.valid('json')
      const { order, payment } = await theMoney(`p${paymentId}`)
      if (!payment?.transfer || !payment.number) throw new ApiError('missing', 'console.not_found')
      const { currency } = payment
      const { amountMinor, receivedOn } = receipt
      const bankReference = bankNumber(receipt.bankReference)
      const after = { reference: order?.reference, amountMinor, currency, bankReference, receivedOn }
      const record = recorder(person, 'money.receipt_recorded', 'payment', after)
      const { outcome, missingMinor } = await recordReceipt(context, {
        ...receipt,
        reference: payment.number,
        currency,
        staff: person.name,
        record,
      })
      return c.json({ outcome, missingMinor, money: await changed(person, `p${paymentId}`) }, 200)
    })
    .openapi(contract.acceptShort, async (c) => {
      const person = c.get('person')
      demandRight(person, 'receipt')
      const { paymentId } = c.req.valid('param')
      const { reason, seenReceivedMinor } = c.req.valid('json')
      const { order, payment } = await theMoney(`p${paymentId}`)
      if (!order || !payment?.transfer || !payment.number) throw new ApiError('missing', 'console.not_found')
      const about = { reference: order.reference, currency: payment.currency }
      await acceptShortTransfer(context, {
        reference: payment.number,
        seenReceivedMinor,
        staff: person.name,
        reason,
        recordFrom: (amountMinor) => recorder(person, 'money.short_accepted', 'payment', { ...about, amountMinor }, { reason }), // prettier-ignore
      })
      return c.json({ outcome: 'accepted' as const, money: await changed(person, `p${paymentId}`) }, 200)
    })
    .openapi(contract.reconcilePayment, async (c) => {
      const person = c.get('person')
      demandRight(person, 'reconcile')
      const { paymentId } = c.req.valid('param')
      const { outcome, there, differences } = await reconcilePayment(context, {
        paymentId,
        record: (tx, id, found) => recorder(person, 'money.reconciled', 'payment', { outcome: found })(tx, id),
      })
      return c.json({ outcome, there, differences, money: await changed(person, `p${paymentId}`) }, 200)
    })
    .openapi(contract.retryRefund, async (c) => {
      const person = c.get('person')
      demandRight(person, 'retry')
      demandProof(person)
      const { refundId } = c.req.valid('param')
      const { seen } = c.req.valid('json')
      const { order, refund } = await theRefund(refundId)
      const about = { reference: order?.reference, ...refund }
      const { outcome } = await retryRefund(context, {
        refundId,
        seen,
        record: (tx, id, { isSilent }) => {
          const after = isSilent ? { ...about, outcome: 'no_answer' } : about
          return recorder(person, 'money.refund_retried', 'refund', after, { before: { state: seen.state }, demand: demandProvenSession })(tx, id) // prettier-ignore
        },
      })
      return c.json({ outcome, money: await changed(person, `r${refundId}`) }, 200)
    })
    .openapi(contract.recordRefundSent, async (c) => {
      const person = c.get('person')
      demandRight(person, 'sent')
      demandProof(person)
      const { refundId } = c.req.valid('param')
      const { bankReference, seen } = c.req.valid('json')
      const { order, refund } = await theRefund(refundId)
      const after = {
        reference: order?.reference,
        ...refund,
        bankReference: bankNumber(bankReference),
        state: 'succeeded',
      }
      const record = recorder(person, 'money.refund_sent', 'refund', after, { before: { state: seen.state }, demand: demandProvenSession }) // prettier-ignore
      await recordRefundSent(context, { refundId, bankReference, seen, staff: person.name, record })
      return c.json({ outcome: 'sent' as const, money: await changed(person, `r${refundId}`) }, 200)
    })
    .openapi(contract.handleFinding, async (c) => {
      const person = c.get('person')
      demandRight(person, 'handle')
      const { findingId } = c.req.valid('param')
      const { note } = c.req.valid('json')
      const { order, findings } = await theMoney(`f${findingId}`)
      const after = { reference: order?.reference, finding: findings.find(({ id }) => id === findingId)?.kind }
      const record = recorder(person, 'money.finding_handled', 'finding', after, { reason: note })
      await handleFinding(context, { findingId, staffId: person.staffId, note, record })
      return c.json({ outcome: 'handled' as const, money: await view(person, `f${findingId}`) }, 200)
    })

  /** @throws ApiError `console.not_found` */
  async function theMoney(key: string) {
    const money = await readMoney(context, key)
    if (!money) throw new ApiError('missing', 'console.not_found')
    return money
  }

  /** @throws ApiError `console.not_found` */
  async function theRefund(refundId: number) {
    const { order, payment } = await theMoney(`r${refundId}`)
    const refund = payment?.refunds.find(({ id }) => id === refundId)
    if (!payment || !refund) throw new ApiError('missing', 'console.not_found')
    return { order, refund: { amountMinor: refund.amountMinor, currency: payment.currency } }
  }

  async function view(person: SignedInStaff, key: string) {
    return viewMoney(await theMoney(key), person, rules)
  }

  /** After a change, which the lists of orders show at once. */
  async function changed(person: SignedInStaff, key: string) {
    const money = await theMoney(key)
    if (money.order) await refreshOrderRows(context.db, [money.order.id])
    return viewMoney(money, person, rules)
  }
}

function recorder(
  person: SignedInStaff,
  action: AuditAction,
  subject: AuditSubject,
  after: Record<string, unknown>,
  { before, reason, demand = demandSession }: { before?: Record<string, unknown>; reason?: string; demand?: typeof demandSession } = {}, // prettier-ignore
) {
  return async (tx: Tx, id: number) => {
    await demand(tx, person)
    await recordAudit(tx, {
      actor: person,
      action,
      subject: { kind: subject, id },
      supplierId: null,
      after,
      ...(before ? { before } : {}),
      ...(reason === undefined ? {} : { reason }),
    })
  }
}

interface Query {
  kind?: string | undefined
  state?: string | undefined
  provider?: string | undefined
  currency?: string | undefined
  from?: string | undefined
  to?: string | undefined
  least?: string | undefined
  most?: string | undefined
  q?: string | undefined
}

function filterOf({ kind, state, provider, currency, from, to, least, most, q }: Query): MoneyFilter {
  const kinds: AttentionKind[] | null = kind === undefined ? null : attentionKinds.filter((one) => kind.split(',').includes(one)) // prettier-ignore
  return {
    kinds,
    states: state?.split(',') ?? null,
    provider: provider ?? null,
    currency: currency ?? null,
    from: from ?? null,
    to: to ?? null,
    least: least ?? null,
    most: most ?? null,
    number: q ?? null,
  }
}
