import { createRoute, z } from '@hono/zod-openapi'
import { declineReasons } from '#domain/decline-reason.ts'
import { itemStates } from '#domain/item-states.ts'
import { orderStates } from '#domain/order-states.ts'
import { priceLineSchema } from '#server/cart/contract.ts'
import { transferSchema } from '#server/booking/payments/contract.ts'
import {
  cancellationStepSchema,
  jsonBody,
  jsonResponse,
  localeQuery,
  pictureSchema,
  refundStepSchema,
  deadlineSchema,
} from '#server/kernel/contract.ts'

export const partyLineSchema = z.object({ title: z.string(), quantity: z.int() })

/** The nights of a stay, or the days of a rented car. */
export const durationSchema = z.object({ rate: z.enum(['daily', 'nightly']), count: z.int() })

export const bookingSchema = z
  .object({
    id: z.int(),
    status: z.enum(itemStates),
    /** It is neither over nor called off. */
    isUpcoming: z.boolean(),
    title: z.string(),
    optionTitle: z.string(),
    citySlug: z.string(),
    slug: z.string(),
    cityName: z.string(),
    picture: pictureSchema,
    localDate: z.string(),
    localTime: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    zone: z.string(),
    rate: z.enum(['once', 'daily', 'nightly']),
    duration: durationSchema.nullable().openapi({ description: 'Null: not sold by the night or day.' }),
    travellers: z.int(),
    partySize: z.int().nullable().openapi({
      description: 'The travellers, as the buyer said it where units are shared. Null: not asked, or never said.',
    }),
    partySizeLimits: z.object({ least: z.int(), most: z.int() }).nullable().openapi({
      description: 'How many people may come where units are shared. Null: the number cannot be changed.',
    }),
    /** Whether a unit is shared and the number of people is unknown: `travellers` is then the capacity of the units. */
    countsGroups: z.boolean(),
    /** Quantities by the id of the unit, as they are now; null of a quote. */
    people: z.record(z.string(), z.int()).nullable(),
    /** As sold. */
    lines: z.array(priceLineSchema),
    /** After a change of people: the units and extras now. Null: those of the lines. */
    party: z.array(partyLineSchema).nullable(),
    totalMinor: z.int(),
    originalMinor: z.int(),
    discountMinor: z.int(),
    refundedMinor: z.int(),
    /** Promised and on its way back; not yet in `refundedMinor`. */
    refundDueMinor: z.int(),
    /** Of these two, refunded because its date, nights or people were changed. */
    rebookedMinor: z.int(),
    /** How often its date, nights or people were changed. */
    rebookings: z.int(),
    changes: z.array(z.object({ localDate: z.string(), refundMinor: z.int(), chargedMinor: z.int() })).openapi({
      description:
        'The changes of date, nights or people that cost something or were refunded, with their day in the city; the first one first. What was charged is also a line of the kind `date_change`.',
    }),
    canCancel: z.boolean(),
    /** To another date, or to other people or nights. */
    canRebook: z.boolean(),
    /** A dearer date, or more people or nights, which it gets when the difference is paid; until then it stays as it is. */
    dateChange: z
      .object({
        id: z.int(),
        localDate: z.string(),
        localTime: z.string(),
        /** Null: for the same people. */
        party: z.array(partyLineSchema).nullable(),
        duration: durationSchema.nullable().openapi({ description: 'The new nights or days; null: as many.' }),
        priceMinor: z.int(),
        differenceMinor: z.int(),
        /** Until when it can be paid, also on the city's clock. */
        payBy: deadlineSchema.omit({ cityName: true }),
        /** The payment is being processed. */
        isPaying: z.boolean(),
        /** Why the last card was declined; null: none was. */
        declineReason: z.enum(declineReasons).nullable(),
      })
      .nullable(),
    /** It was confirmed and its activity has ended. */
    canReview: z.boolean(),
    pickup: z
      .object({
        name: z.string(),
        address: z.string(),
        localDate: z
          .string()
          .openapi({ description: 'For an early start it can be the day before that of the booking.' }),
        localTime: z.string(),
      })
      .nullable(),
    /** That the buyer chose, a code such as 'ar'; null: never asked. */
    guideLanguage: z.string().nullable(),
    meetingPoint: z.object({
      name: z.string(),
      address: z.string(),
      lat: z.number(),
      lng: z.number(),
      /** Name and address in Arabic, on pages in other languages, where drivers read it. */
      forDrivers: z.string().nullable(),
      /** How to recognise the guide there. */
      guide: z.string().nullable(),
      /** When people should be there, on the city's clock, and how long that is before the start. Null: at the start. */
      early: z.object({ localTime: z.string(), minutes: z.int() }).nullable(),
    }),
    /** The name of its supplier. */
    host: z.string(),
    /** A point each. */
    knowBeforeYouGo: z.array(z.string()),
    /** What to bring. */
    bring: z.array(z.string()),
    /** Null once it has begun. */
    cancellation: cancellationStepSchema.nullable(),
    /** Of the buyer to the host; empty without one. */
    specialRequest: z.string(),
    /** Until it begins or its ticket is used. */
    canChangeRequest: z.boolean(),
    hasTicket: z.boolean(),
    /** A calendar file: of one that is reserved it says until when it is to be paid, of a cancelled one it takes the event out again. */
    hasCalendar: z.boolean(),
    /** It could not be booked, and the same can be tried on another date. */
    canRetry: z.boolean(),
    /** What the ticket's QR code holds; null until the booking is confirmed. */
    ticketCode: z.string().nullable(),
  })
  .openapi('Booking')

/** Of an order that ended unpaid because its buyer started another checkout: of the same bookings or of others. Null: of other orders. */
export const replacedBySchema = z.enum(['same', 'others']).nullable()

/** Of a replaced order: the one that has its bookings now, with its key. Null: of other orders. */
export const laterOrderSchema = z.object({ reference: z.string(), key: z.string() }).nullable()

export const invoiceSchema = z
  .object({
    reference: z.string(),
    /** 'INV-000123' once confirmed. */
    invoiceId: z.string().nullable(),
    /** The payment provider's own reference. */
    purchaseId: z.string().nullable(),
    /** Opens the order's links without signing in. */
    key: z.string(),
    status: z.enum(orderStates),
    replacedBy: replacedBySchema,
    /** Of the order that this one replaced: the same bookings, paid in another way. */
    formerReference: z.string().nullable(),
    laterOrder: laterOrderSchema,
    bookedAt: z.string(),
    currency: z.string(),
    originalMinor: z.int(),
    discountMinor: z.int(),
    totalMinor: z.int(),
    guest: z.object({
      name: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
    }),
    canChangeGuest: z.boolean(),
    /** Something of it is still to take place. */
    isUpcoming: z.boolean(),
    /** Until when it is to be paid, on the clock of the first activity's city; null when there is nothing to pay, or no time. */
    payBy: deadlineSchema.nullable(),
    /** By when the host answers a booking request, on the same clock; null of other orders. */
    answerBy: deadlineSchema.nullable(),
    /** A try to pay it did not succeed, and it can be paid again. */
    hasFailedPayment: z.boolean(),
    transfer: transferSchema.nullable(),
    bookings: z.array(bookingSchema),
  })
  .openapi('Invoice')

/** The pair opens the order like the link in its mail. */
export const findBooking = createRoute({
  method: 'post',
  path: '/invoices/find',
  tags: ['orders'],
  summary: 'Find a booking by its reference and email',
  request: {
    body: jsonBody(z.object({ reference: z.string().max(200), email: z.string().max(254) })),
  },
  responses: jsonResponse('The key of the signed link', z.object({ reference: z.string(), key: z.string() })),
})

/** Upcoming first. */
export const listInvoices = createRoute({
  method: 'get',
  path: '/invoices',
  tags: ['orders'],
  summary: "The signed-in user's bookings",
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse('Invoices', z.object({ invoices: z.array(invoiceSchema) })),
})

/** Without an account: what the browser's cookie opens, which is its latest orders. */
export const listDeviceInvoices = createRoute({
  method: 'get',
  path: '/invoices/on-this-device',
  tags: ['orders'],
  summary: 'The bookings made in this browser, the latest first',
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse('Invoices', z.object({ invoices: z.array(invoiceSchema) })),
})

export const planSchema = z
  .object({
    /** Of the booking. */
    id: z.int(),
    productId: z.int(),
    title: z.string(),
    citySlug: z.string(),
    cityName: z.string(),
    localDate: z.string(),
    /** The city's. */
    zone: z.string(),
    startsAt: z.string().openapi({ description: 'Of the pick-up, if there is one.' }),
    endsAt: z.string(),
    busyUntil: z.string().openapi({ description: 'Until then nothing else can be done; of a stay only to its start.' }),
    rate: z.enum(['once', 'daily', 'nightly']),
    lat: z.number(),
    lng: z.number(),
  })
  .openapi('Plan')

/** For marking the times of other activities that clash. At most 50. */
export const listPlans = createRoute({
  method: 'get',
  path: '/invoices/plans',
  tags: ['orders'],
  summary: 'What the visitor has booked and is still to come, the earliest first',
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse('Times and places', z.object({ plans: z.array(planSchema) })),
})

export const getInvoice = createRoute({
  method: 'get',
  path: '/invoices/{reference}',
  tags: ['orders'],
  summary: 'One order, for its owner or by its signed link',
  request: {
    params: z.object({ reference: z.string().max(40) }),
    query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
  },
  responses: jsonResponse('The invoice', invoiceSchema),
})

export const ofBooking = {
  params: z.object({ reference: z.string().max(40), bookingId: z.coerce.number().int().positive() }),
  query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
}

export const cancellationSchema = z
  .object({
    currency: z.string(),
    /** False: nothing was paid, so nothing is refunded. */
    isPaid: z.boolean(),
    paidMinor: z.int(),
    refundMinor: z.int(),
    keptMinor: z.int(),
    /** The city's, in which the steps are to be read. */
    zone: z.string(),
    /** The refund until each instant (inclusive): the first applies now, the last ends with the start. */
    steps: z.array(refundStepSchema),
  })
  .openapi('Cancellation')

export const getCancellation = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/cancellation',
  tags: ['orders'],
  summary: 'What cancelling a booking would refund now',
  request: ofBooking,
  responses: jsonResponse('The refund, and the policy it comes from', cancellationSchema),
})

/**
 * With another refund than the buyer saw nothing is cancelled, and the refusal carries the new one as `cancellation`; if it
 * was cancelled already, the refund that was given as `refundMinor`.
 */
export const cancelBooking = createRoute({
  method: 'post',
  path: '/invoices/{reference}/bookings/{bookingId}/cancellation',
  tags: ['orders'],
  summary: 'Cancel a booking',
  request: {
    ...ofBooking,
    body: jsonBody(z.object({ seenRefundMinor: z.int().min(0) })),
  },
  responses: jsonResponse('The present invoice', invoiceSchema),
})

/** It costs nothing and takes no seats. An issued invoice keeps what it says. */
export const changePartySize = createRoute({
  method: 'put',
  path: '/invoices/{reference}/bookings/{bookingId}/party-size',
  tags: ['orders'],
  summary: 'Change how many people come with a tent, a boat or a car',
  request: { ...ofBooking, body: jsonBody(z.object({ partySize: z.int().min(1).max(1000) })) },
  responses: jsonResponse('The invoice as it stands now', invoiceSchema),
})

/** If the booking has another request than the buyer saw, nothing is changed, and the refusal carries it as `specialRequest`. */
export const changeRequest = createRoute({
  method: 'put',
  path: '/invoices/{reference}/bookings/{bookingId}/special-request',
  tags: ['orders'],
  summary: "Change or remove a booking's special request",
  request: {
    ...ofBooking,
    body: jsonBody(
      z.object({
        specialRequest: z.string().max(10_000).openapi({ description: 'Empty: none any more.' }),
        seenRequest: z.string().max(10_000).openapi({ description: 'The request that the buyer saw.' }),
      }),
    ),
  },
  responses: jsonResponse('The invoice as it stands now', invoiceSchema),
})

/** An issued invoice keeps its name. The email is changed by the operator only. */
export const changeGuest = createRoute({
  method: 'put',
  path: '/invoices/{reference}/guest',
  tags: ['orders'],
  summary: "Change the guest's name and phone",
  request: {
    params: z.object({ reference: z.string().max(40) }),
    query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
    body: jsonBody(
      z.object({ firstName: z.string().max(200), lastName: z.string().max(200), phoneNumber: z.string().max(80) }),
    ),
  },
  responses: jsonResponse('The invoice as it stands now', invoiceSchema),
})

export const ticketStateSchema = z
  .object({
    /** `not_today`: it is good on another day, see localDate. */
    state: z.enum(['valid', 'cancelled', 'not_today', 'used']),
    title: z.string(),
    optionTitle: z.string(),
    localDate: z.string(),
    localTime: z.string(),
    zone: z.string(),
    travellers: z.int(),
    /** Of the buyer's first name. */
    initial: z.string(),
    usedAt: z.string().nullable(),
  })
  .openapi('TicketState')

export const ticketRequest = {
  params: z.object({ code: z.string().max(40) }),
  query: z.object({ locale: localeQuery }),
}

export const getTicketState = createRoute({
  method: 'get',
  path: '/tickets/{code}',
  tags: ['orders'],
  summary: 'Whether the ticket of a QR code is good now',
  description:
    'For the guide at the door. The code may be typed in groups and in small letters; 120 times a minute from one address.',
  request: ticketRequest,
  responses: jsonResponse('The ticket', ticketStateSchema),
})
