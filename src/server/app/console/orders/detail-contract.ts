import { z } from '@hono/zod-openapi'
import { itemStates } from '#domain/item-states.ts'
import { moneyStates } from '#domain/order-money.ts'
import { orderStates } from '#domain/order-states.ts'
import { paymentMethodCodes } from '#domain/payment-method.ts'
import { durationSchema } from '#server/booking/orders/contract.ts'
import { instant, language, wordsSchema } from '#server/staff/contract.ts'
import { waits } from './lists/contract.ts'

export const deskActs = ['confirm', 'reject', 'payment_link', 'resend', 'note', 'assign', 'guest'] as const

const timePart = { at: instant, who: z.string().nullable() }

const partySchema = z.array(z.object({ title: wordsSchema, quantity: z.int() }))

export const deskOrderSchema = z
  .object({
    reference: z.string(),
    state: z.enum(orderStates),
    money: z.enum(moneyStates).nullable(),
    waitsFor: z.enum(waits).nullable(),
    site: z.string(),
    language,
    paymentMethod: z.enum(paymentMethodCodes).nullable(),
    madeAt: instant,
    dueAt: instant.nullable(),
    currency: z.string(),
    sums: z
      .object({
        totalMinor: z.int(),
        discountMinor: z.int(),
        paidMinor: z.int(),
        refundedMinor: z.int(),
        owedMinor: z.int(),
      })
      .nullable()
      .openapi({ description: 'Null for a supplier.' }),
    guest: z
      .object({
        name: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        country: z.string(),
      })
      .nullable(),
    assignee: z.object({ id: z.int(), name: z.string() }).nullable(),
    quote: z.string().nullable().openapi({
      description: 'The quote request that it comes from. Null: none, or the person does not answer quotes.',
    }),
    hasInvoice: z.boolean().openapi({ description: 'There is a tax invoice, and the person may open it.' }),
    items: z.array(
      z.object({
        id: z.int(),
        departureId: z.int(),
        state: z.enum(itemStates),
        title: wordsSchema,
        optionTitle: wordsSchema,
        supplier: wordsSchema,
        supplierContact: z
          .object({ email: z.string(), phone: z.string() })
          .nullable()
          .openapi({ description: 'Null for a supplier.' }),
        localDate: z.string(),
        localTime: z.string(),
        zone: z.string(),
        startsAt: instant,
        rate: z.enum(['once', 'daily', 'nightly']),
        travellers: z.int(),
        partySize: z.int().nullable().openapi({
          description: 'The travellers, as the buyer said it where units are shared. Null: not asked, or never said.',
        }),
        isByQuote: z.boolean().openapi({ description: 'It is sold as one line, for `travellers` people.' }),
        lines: z
          .array(
            z.object({
              kind: z.enum(['unit', 'extra', 'pickup', 'date_change']),
              title: wordsSchema,
              quantity: z.int(),
              totalMinor: z.int(),
            }),
          )
          .openapi({ description: 'As sold.' }),
        party: partySchema
          .nullable()
          .openapi({ description: 'After a change of people: who comes now. Null: as sold.' }),
        totalMinor: z.int(),
        refundedMinor: z.int(),
        pickup: z
          .object({ name: wordsSchema, localDate: z.string(), localTime: z.string() })
          .nullable()
          .openapi({ description: 'On the clock of the city, as on the ticket.' }),
        guideLanguage: z.string().nullable().openapi({ description: 'That the buyer chose. Null: nobody was asked.' }),
        specialRequest: z.string(),
        ticketCode: z.string().nullable().openapi({ description: 'Of a paid activity.' }),
        documents: z
          .array(z.enum(['ticket', 'calendar', 'credit_note']))
          .openapi({ description: 'Those that its buyer has and the person may open.' }),
        redeemedAt: instant.nullable(),
        policy: z.object({ until: instant, percentage: z.int(), refundMinor: z.int().nullable() }).nullable().openapi({
          description: 'The present step: the share that is kept until this time. Null once it has begun.',
        }),
        canAnswer: z
          .boolean()
          .openapi({ description: 'It awaits an answer of its own, in a request of several activities.' }),
        canCancel: z.boolean(),
        canRefund: z
          .boolean()
          .openapi({ description: 'It is cancelled or took place, and the person may refund a sum as goodwill.' }),
        canRebook: z.boolean(),
        dateChange: z
          .object({
            id: z.int(),
            localDate: z.string(),
            localTime: z.string(),
            party: partySchema.nullable().openapi({ description: 'Null: the same people.' }),
            duration: durationSchema.nullable().openapi({ description: 'The new nights or days; null: as many.' }),
            differenceMinor: z.int(),
            payUntil: instant,
            isByStaff: z.boolean(),
            isStuck: z.boolean().openapi({ description: 'It should have ended, and its seats are still held.' }),
            canEnd: z.boolean(),
          })
          .nullable()
          .openapi({
            description: 'A more expensive date, or more people or nights, which it gets when the difference is paid.',
          }),
      }),
    ),
    timeline: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('event'), ...timePart, itemId: z.int().nullable(), from: z.string().nullable(), to: z.string(), reason: z.string(), text: z.string(), party: z.object({ from: partySchema, to: partySchema }).nullable(), duration: z.object({ rate: durationSchema.shape.rate, from: z.int(), to: z.int() }).nullable() }), // prettier-ignore
        z.object({ kind: z.literal('payment'), ...timePart, paymentId: z.int(), provider: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({ kind: z.literal('refund'), ...timePart, paymentId: z.int(), reason: z.string(), amountMinor: z.int(), state: z.string() }), // prettier-ignore
        z.object({
          kind: z.literal('receipt'),
          ...timePart,
          paymentId: z.int(),
          bankReference: z.string(),
          amountMinor: z.int(),
        }),
        z.object({
          kind: z.literal('mail'),
          ...timePart,
          id: z.int(),
          mail: z.string(),
          channel: z.string(),
          to: z.string().nullable().openapi({
            description:
              'Address or telephone number of the guest. Null: erased, not to a guest, or not to be seen by this person.',
          }),
          state: z
            .enum(['sent', 'waiting', 'failed', 'outdated'])
            .openapi({ description: 'outdated: not sent, because it was not true any more.' }),
          error: z
            .string()
            .openapi({ description: 'What the mail server or WhatsApp said of one that failed; else empty.' }),
          text: z.enum(['stored', 'erased']).nullable().openapi({
            description:
              'Of a message to the guest that was sent; it is erased after 90 days. Null: it cannot be read.',
          }),
          canResend: z
            .boolean()
            .openapi({ description: 'It went to the guest and is still true, and the person may send it again.' }),
        }),
        z.object({
          kind: z.literal('scan'),
          ...timePart,
          itemId: z.int(),
          what: z.enum(['in', 'second', 'undone']).openapi({
            description: 'Checked in, checked in again after another entry, or a check-in that was undone.',
          }),
          wasOffline: z.boolean().openapi({ description: 'Made offline, and sent later.' }),
          arrived: z.int().nullable().openapi({ description: 'How many of the party came, of the entry that counts.' }),
          travellers: z.int(),
        }),
        z.object({
          kind: z.literal('note'),
          ...timePart,
          text: z.string(),
          supplier: wordsSchema.nullable().openapi({ description: 'Whose people wrote it. Null: the marketplace’s.' }),
          isForSuppliers: z.boolean(),
        }),
      ]),
    ),
    acts: z.array(z.enum(deskActs)).openapi({ description: 'What the person may do with the order now.' }),
    colleagues: z
      .array(z.object({ id: z.int(), name: z.string() }))
      .openapi({ description: 'The people that it can be assigned to.' }),
  })
  .openapi('DeskOrder')
