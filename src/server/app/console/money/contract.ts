import { createRoute, z } from '@hono/zod-openapi'
import { currencies } from '#domain/currency.ts'
import { dateChangeTransitions, type DateChangeState } from '#domain/date-change.ts'
import { differenceKinds } from '#domain/ledger.ts'
import { attentionKinds, findingKinds, transferStates } from '#domain/money-findings.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentTransitions, type PaymentState } from '#domain/payment-states.ts'
import { refundStates, type RefundState } from '#domain/refund-states.ts'
import { anyOfQuery, dayQuery, jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { id, instant, pageOf, tags } from '#server/staff/contract.ts'

const tabs = ['human', 'payments', 'refunds', 'transfers'] as const
const dateChangeStates = Object.keys(dateChangeTransitions) as [DateChangeState, ...DateChangeState[]]
const paymentStates = Object.keys(paymentTransitions) as [PaymentState, ...PaymentState[]]
const refundState = z.enum(refundStates as [RefundState, ...RefundState[]])
const key = z
  .string()
  .regex(/^[prfd]\d{1,15}$/)
  .openapi({ description: 'p, r, f or d, and the number of the payment, refund, finding or date change.' })
const sum = z
  .string()
  .regex(/^\d{1,12}(?:\.\d{1,3})?$/)
  .optional()
  .openapi({ description: 'In whole units of each currency, such as 12.5.' })
const states = [...new Set([...paymentStates, ...refundStates, ...transferStates])]

const filters = {
  kind: anyOfQuery(attentionKinds),
  state: anyOfQuery(states),
  provider: z.string().max(40).optional(),
  currency: z.enum(currencies).optional(),
  from: dayQuery.optional().openapi({ description: 'In UTC; both days included.' }),
  to: dayQuery.optional(),
  least: sum,
  most: sum,
  q: z.string().max(200).optional().openapi({
    description: "An order's reference, or a number of the provider or the bank, as a whole.",
  }),
}

export const moneyRowSchema = z
  .object({
    key: z.string(),
    kind: z.enum(attentionKinds).nullable().openapi({ description: 'Of what needs a person.' }),
    state: z.string().openapi({ description: 'Of the payment, refund or transfer; of a finding what was found.' }),
    reference: z.string().nullable().openapi({ description: 'Of the order.' }),
    guest: z.string().nullable().openapi({ description: 'Null without the permission to see guests.' }),
    provider: z.string().nullable(),
    number: z.string().nullable().openapi({ description: "The provider's or the bank's." }),
    amountMinor: z.int(),
    currency: z.string(),
    hereMinor: z.int().nullable(),
    thereMinor: z.int().nullable(),
    receivedMinor: z.int().nullable(),
    attempts: z.int().nullable(),
    at: instant,
    dueAt: instant.nullable().openapi({ description: 'Until when the order waits for this money.' }),
  })
  .openapi('MoneyRow')

export const listMoney = createRoute({
  method: 'get',
  path: '/console/money',
  tags,
  summary: 'List payments, refunds and bank transfers, or only those that need a person',
  description:
    'In pages of 50. The oldest first if they need a person, otherwise the newest first. Transfers without `state` are those that ' +
    'somebody waits for.',
  request: {
    query: z.object({
      ...filters,
      tab: z.enum(tabs).default('human'),
      after: z
        .string()
        .regex(/^\d{1,18}(?:\.[rfd]\d{1,18})?$/)
        .optional()
        .openapi({ description: '`next` of the page before.' }),
    }),
  },
  responses: jsonResponse(
    'Money',
    pageOf(moneyRowSchema, z.string()).extend({
      providers: z.array(z.string()).openapi({ description: 'To filter by.' }),
    }),
  ),
})

export const exportMoney = createRoute({
  method: 'post',
  path: '/console/money/export',
  tags,
  summary: 'All payments, refunds or transfers that match, as CSV',
  description:
    'Streamed, in the language of the person. With the permission to see guests it has their names, and takes a fresh proof of ' +
    'identity.',
  request: { query: z.object({ ...filters, tab: z.enum(['payments', 'refunds', 'transfers']) }) },
  responses: { 200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } } },
})

const receiptSchema = z.object({
  amountMinor: z.int(),
  bankReference: z.string(),
  receivedOn: z.string(),
  recordedAt: instant,
})

export const moneySchema = z
  .object({
    order: z
      .object({
        reference: z.string(),
        state: z.enum(orderStates),
        guest: z.string().nullable(),
        totalMinor: z.int(),
        currency: z.string(),
        dueAt: instant.nullable(),
        isReadable: z.boolean().openapi({ description: 'The person may open the order.' }),
      })
      .nullable(),
    payment: z
      .object({
        id: z.int(),
        provider: z.string(),
        number: z.string().nullable(),
        state: z.enum(paymentStates),
        attempt: z.int(),
        amountMinor: z.int(),
        capturedMinor: z.int(),
        refundedMinor: z.int(),
        currency: z.string(),
        declineReason: z.string().nullable(),
        madeAt: instant,
        changedAt: instant,
        transfer: z
          .object({ amountMinor: z.int(), receivedMinor: z.int(), receipts: z.array(receiptSchema) })
          .nullable()
          .openapi({ description: 'Null unless it is paid by bank transfer.' }),
        refunds: z.array(
          z.object({
            id: z.int(),
            amountMinor: z.int(),
            reason: z.string(),
            state: refundState,
            attempts: z.int(),
            number: z.string().nullable(),
            isByHand: z.boolean().openapi({ description: 'Sent another way than by its provider.' }),
            madeAt: instant,
            changedAt: instant,
            nextAt: instant.nullable().openapi({ description: 'When it is tried again; null if it is not.' }),
            acts: z.array(z.enum(['retry', 'sent'])),
          }),
        ),
        acts: z.array(z.enum(['receipt', 'accept_short', 'reconcile'])),
      })
      .nullable(),
    change: z
      .object({
        id: z.int(),
        itemId: z.int(),
        localDate: z.string(),
        localTime: z.string(),
        state: z.enum(dateChangeStates),
        attempts: z.int().openapi({ description: 'How often it was tried to end it.' }),
        isStuck: z.boolean().openapi({ description: 'It should have ended, and its seats are still held.' }),
        canEnd: z.boolean().openapi({ description: 'The person may end it, by its order.' }),
      })
      .nullable()
      .openapi({ description: 'The more expensive date that the payment is for.' }),
    findings: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(findingKinds),
        provider: z.string().nullable(),
        number: z.string().nullable(),
        hereMinor: z.int(),
        thereMinor: z.int(),
        currency: z.string(),
        foundAt: instant,
        handled: z.object({ at: instant, by: z.string(), note: z.string() }).nullable(),
        canHandle: z.boolean(),
      }),
    ),
  })
  .openapi('Money')

export const getMoney = createRoute({
  method: 'get',
  path: '/console/money/{key}',
  tags,
  summary: 'A payment with its refunds, receipts and findings',
  request: { params: z.object({ key }) },
  responses: jsonResponse('The payment', moneySchema),
})

const ofPayment = z.object({ paymentId: id })
const ofRefund = z.object({ refundId: id })
const seenRefund = z
  .object({ state: refundState, attempts: z.int().min(0) })
  .openapi({ description: 'The refund as it was shown.' })
const after = <Outcome extends string>(outcomes: readonly [Outcome, ...Outcome[]]) =>
  z.object({ outcome: z.enum(outcomes), money: moneySchema })

export const recordReceipt = createRoute({
  method: 'post',
  path: '/console/money/payments/{paymentId}/receipts',
  tags,
  summary: 'Record a bank transfer that has arrived',
  description: 'The whole sum confirms the order; what cannot be used has to be sent back.',
  request: {
    params: ofPayment,
    body: jsonBody(
      z.object({
        amountMinor: z.int().min(0).max(1e15),
        bankReference: z.string().max(200).openapi({ description: "The bank's own number." }),
        receivedOn: dayQuery,
        seenReceivedMinor: z.int().min(0).openapi({ description: 'What had arrived as it was shown.' }),
      }),
    ),
  },
  responses: jsonResponse(
    'Recorded',
    after(['confirmed', 'awaits_rest', 'refund_due']).extend({ missingMinor: z.int() }),
  ),
})

export const acceptShort = createRoute({
  method: 'post',
  path: '/console/money/payments/{paymentId}/shortfall',
  tags,
  summary: 'Accept a bank transfer that is a little short as the whole',
  description:
    'What is missing becomes a discount, and the order is confirmed. Refused if more is missing than the operator allows ' +
    '(`SHORT_TRANSFER_DOLLARS`).',
  request: {
    params: ofPayment,
    body: jsonBody(
      z.object({
        reason: reasonSchema,
        seenReceivedMinor: z.int().min(0).openapi({ description: 'What had arrived as it was shown.' }),
      }),
    ),
  },
  responses: jsonResponse('Accepted', after(['accepted'])),
})

export const reconcilePayment = createRoute({
  method: 'post',
  path: '/console/money/payments/{paymentId}/reconcile',
  tags,
  summary: 'Ask the provider about a payment and compare the books',
  description: 'An open payment is settled as polling does. Differences need a person from then on.',
  request: { params: ofPayment },
  responses: jsonResponse(
    'What the provider said',
    after(['agrees', 'differs', 'no_answer', 'not_there']).extend({
      there: z
        .object({ capturedMinor: z.int(), refundedMinor: z.int().nullable(), currency: z.string() })
        .nullable()
        .openapi({ description: 'Null: no answer, or it does not know the payment. A provider may not list refunds.' }),
      differences: z.array(z.object({ kind: z.enum(differenceKinds), hereMinor: z.int(), thereMinor: z.int() })),
    }),
  ),
})

export const retryRefund = createRoute({
  method: 'post',
  path: '/console/money/refunds/{refundId}/retry',
  tags,
  summary: 'Send a refund again that was refused or that waits',
  description: 'Takes a fresh proof of identity. A refund that was made at the provider meanwhile is not sent again.',
  request: { params: ofRefund, body: jsonBody(z.object({ seen: seenRefund })) },
  responses: jsonResponse('What the provider said', after(['sent', 'refused', 'no_answer'])),
})

export const recordRefundSent = createRoute({
  method: 'post',
  path: '/console/money/refunds/{refundId}/sent',
  tags,
  summary: 'Record that a refund was sent by hand',
  description: 'Of a bank transfer, or another way after its provider had refused it. Takes a fresh proof of identity.',
  request: {
    params: ofRefund,
    body: jsonBody(
      z.object({
        bankReference: z.string().max(200).openapi({ description: "The bank's own number." }),
        seen: seenRefund,
      }),
    ),
  },
  responses: jsonResponse('Recorded', after(['sent'])),
})

export const handleFinding = createRoute({
  method: 'post',
  path: '/console/money/findings/{findingId}/handled',
  tags,
  summary: 'Mark a finding as dealt with',
  description: 'Changes no money. The same difference is not shown again; another one is.',
  request: {
    params: z.object({ findingId: id }),
    body: jsonBody(z.object({ note: z.string().trim().min(3).max(500) })),
  },
  responses: jsonResponse('Dealt with', after(['handled'])),
})
