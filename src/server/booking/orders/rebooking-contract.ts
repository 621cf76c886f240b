import { createRoute, z } from '@hono/zod-openapi'
import { dateChangeOutcomes } from '#domain/date-change.ts'
import { declineReasons } from '#domain/decline-reason.ts'
import { quantities, unitsQuery } from '#server/cart/contract.ts'
import { cancellationStepSchema, dayQuery, jsonBody, jsonResponse, deadlineSchema } from '#server/kernel/contract.ts'
import { durationSchema, invoiceSchema, ofBooking, partyLineSchema } from './contract.ts'

const ofDateChange = {
  params: ofBooking.params.extend({ changeId: z.coerce.number().int().positive() }),
  query: ofBooking.query,
}

const WISHED_DURATION = { description: 'The wished nights or days; absent: as booked.' }
export const durationQuery = z.coerce.number().int().min(1).max(60).optional().openapi(WISHED_DURATION)
export const durationWish = z.int().min(1).max(60).optional().openapi(WISHED_DURATION)

/** Money in minor units of the order's currency. */
export const rebookingDatesSchema = z
  .object({
    currency: z.string(),
    /** What was paid for the booking and not refunded; its price while it is not paid. */
    paidMinor: z.int(),
    /** Of the booking now, as the next two. */
    departureId: z.int(),
    localDate: z.string(),
    localTime: z.string(),
    /** The city's. */
    zone: z.string(),
    seatsLeft: z.int().nullable().openapi({
      description:
        'The spots of the present departure for this booking, its own included. Null if it is closed, or if the dates are for the booked people and nights.',
    }),
    units: z
      .array(
        z.object({
          id: z.int(),
          kind: z.string(),
          title: z.object({ ar: z.string(), en: z.string() }),
          travellers: z.int(),
          quantity: z.int(),
          minQuantity: z.int(),
          maxQuantity: z.int().nullable(),
          minAge: z.int().nullable(),
          maxAge: z.int().nullable(),
        }),
      )
      .openapi({
        description:
          'What can be booked, with the quantities of now. Empty if they include what is not for sale any more.',
      }),
    capacity: z.int().openapi({ description: 'The most travellers of one booking.' }),
    duration: z.object({ booked: z.int(), least: z.int(), most: z.int() }).nullable().openapi({
      description: 'The nights or days of now, and what can be chosen. Null if it is not sold by them.',
    }),
    dates: z.array(
      z.object({
        departureId: z.int(),
        localDate: z.string(),
        localTime: z.string(),
        startsAt: z.string(),
        endsAt: z.string(),
        seatsLeft: z.int(),
        /** Of the whole booking on this date. */
        priceMinor: z.int(),
        /** Above zero: the date is dearer. */
        differenceMinor: z.int(),
        refundMinor: z.int(),
        /** Dearer, and the difference can be paid by card. */
        isPayable: z.boolean(),
        /** The step of the booking's policy that would apply. */
        cancellation: cancellationStepSchema.nullable(),
        heldUntil: z.string().nullable().openapi({
          description:
            'Of a booking that is not paid: until when the order is then held, to be paid or to be answered by its host. The amount to pay changes by `differenceMinor`.',
        }),
      }),
    ),
  })
  .openapi('RebookingDates')

export const listRebookingDates = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/rebooking',
  tags: ['orders'],
  summary:
    'The dates that a booking can be moved to, for the same or other people or nights, with the difference of each',
  description:
    'From today, at most 62 days. With other people or nights the present date is one of them. A paid booking moves to a dearer date when the difference is paid, see `date-change`; of one that is not paid the amount to pay changes.',
  request: { ...ofBooking, query: ofBooking.query.extend({ from: dayQuery.optional(), to: dayQuery.optional(), units: unitsQuery, duration: durationQuery }) }, // prettier-ignore
  responses: jsonResponse('The dates', rebookingDatesSchema),
})

const changeSchema = z.object({
  departureId: z
    .int()
    .positive()
    .openapi({ description: 'Another departure, or the present one with other people or nights.' }),
  units: quantities.optional().openapi({ description: 'The wished people; absent: as booked.' }),
  duration: durationWish,
  seenPriceMinor: z.int().min(0),
})

/** At another price than the buyer saw nothing is moved, and the refusal carries the new one as `date`. */
export const rebookItem = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/rebooking',
  tags: ['orders'],
  summary: 'Move a booking to another date, or change its people or nights',
  request: {
    ...ofBooking,
    body: jsonBody(changeSchema),
  },
  responses: jsonResponse('The current invoice', invoiceSchema),
})

const paymentPage = jsonResponse('The payment page of the difference', z.object({ paymentUrl: z.string() }))

/**
 * At another price than the buyer saw nothing is begun, and the refusal carries the new one as `date`. The same date again
 * opens its page again; another date replaces it.
 */
export const beginDateChange = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/date-change',
  tags: ['orders'],
  summary: 'Pay for a dearer date, more people or more nights',
  description:
    'Holds the seats of the date and opens a payment page for the difference. The booking moves when it is paid, and stays on its date otherwise.',
  request: {
    ...ofBooking,
    body: jsonBody(changeSchema),
  },
  responses: paymentPage,
})

export const dateChangeOutcomeSchema = z
  .object({
    outcome: z.enum(dateChangeOutcomes).openapi({
      description:
        '`unanswered`: the payment provider cannot be reached. `held`: not paid yet. `kept`: not paid, and the booking stays on its date. ' +
        '`replaced`: not paid, and another date is held. `over`: the booking was moved or cancelled since.',
    }),
    bookingId: z.int(),
    title: z.string(),
    /** The dearer date. */
    localDate: z.string(),
    localTime: z.string(),
    /** The new people; null: the same. */
    party: z.array(partyLineSchema).nullable(),
    duration: durationSchema.nullable().openapi({ description: 'The new nights or days; null: as many.' }),
    /** Of the booking now. */
    bookedDate: z.object({ localDate: z.string(), localTime: z.string() }),
    currency: z.string(),
    differenceMinor: z.int(),
    /** What was paid, if the booking could not be moved any more. */
    refundMinor: z.int(),
    /** Why the last card was declined; null: none was, or it is not held any more. */
    declineReason: z.enum(declineReasons).nullable(),
    /** Until when it can be paid, on the city's clock. */
    payBy: deadlineSchema,
  })
  .openapi('DateChangeOutcome')

export const getDateChange = createRoute({
  method: 'get',
  path: '/invoices/{reference}/date-changes/{changeId}',
  tags: ['orders'],
  summary: 'What became of a dearer date, after its payment page',
  request: {
    params: z.object({ reference: z.string().max(40), changeId: z.coerce.number().int().positive() }),
    query: ofBooking.query.extend({
      returnKey: z
        .string()
        .max(200)
        .optional()
        .openapi({ description: 'Of the return address of the payment page: opens it without personal data.' }),
    }),
  },
  responses: jsonResponse('The outcome', dateChangeOutcomeSchema),
})

export const payDateChange = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/date-changes/{changeId}/payment',
  tags: ['orders'],
  summary: 'Open the payment page of a dearer date again',
  request: ofDateChange,
  responses: paymentPage,
})

export const endDateChange = createRoute({
  method: 'delete',
  path: '/invoices/{reference}/bookings/{bookingId}/date-changes/{changeId}',
  tags: ['orders'],
  summary: 'Stay on the present date',
  description:
    'Closes the payment page and releases the seats of the dearer date. Refused if another date is held since.',
  request: ofDateChange,
  responses: jsonResponse('The current invoice', invoiceSchema),
})
