import { createRoute, z } from '@hono/zod-openapi'
import { cancellationStepSchema, dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'

export const calendarDaySchema = z
  .object({
    date: z.iso.date(),
    status: z.enum(['available', 'few_left', 'too_few_seats', 'sold_out']).openapi({
      description: '`too_few_seats`: for some of `travellers`, but not for all of them together.',
    }),
    fromMinor: z.int().openapi({
      description:
        'Minor units of `currency`: of one person, or of what `travellers` share, whichever costs them least.',
    }),
    unitId: z.int().openapi({ description: 'The unit that `fromMinor` is the price of.' }),
    quantity: z.int().openapi({ description: 'How many of the unit `fromMinor` is the price of.' }),
  })
  .openapi('CalendarDay')

/** Without the days that have no departure. At most 62 days at once. */
export const getCalendar = createRoute({
  method: 'get',
  path: '/availability/{productId}/calendar',
  tags: ['availability'],
  summary: 'Price and availability per day',
  request: {
    params: z.object({ productId: z.coerce.number().int().positive() }),
    query: z.object({
      from: dayQuery,
      to: dayQuery,
      option: z.coerce.number().int().positive().optional(),
      travellers: z.coerce.number().int().min(1).max(99).optional().openapi({
        description: 'Days without a departure that takes so many together have `too_few_seats`.',
      }),
      duration: z.coerce.number().int().min(1).max(60).optional().openapi({
        description: 'Days or nights from each day on that have to be free; at least, and by default, the minimum.',
      }),
    }),
  },
  responses: jsonResponse(
    'The days with departures, and the first bookable day',
    z.object({
      /** The visitor's. */
      currency: z.string(),
      days: z.array(calendarDaySchema),
      firstAvailable: z.iso.date().nullable(),
      lastDate: z.iso.date().nullable(),
    }),
  ),
})

export const departureSchema = z
  .object({
    id: z.int(),
    optionId: z.int(),
    localDate: z.iso.date(),
    localTime: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    status: z.enum(['available', 'few_left', 'sold_out', 'closed']),
    /** For daily and nightly rates: on each requested day. */
    seatsLeft: z.int().nullable().openapi({ description: 'Null: on free sale, without a limit.' }),
    /** Of the departure itself; for daily and nightly rates one per day. */
    days: z.array(
      z.object({
        adjustBasisPoints: z.int().openapi({ description: 'The supplement on the prices of the units.' }),
        unitPrices: z.record(z.string(), z.int()).nullable().openapi({
          description: 'By unit code, minor units of the visitor’s currency: they replace price and supplement. Null: none do.', // prettier-ignore
        }),
      }),
    ),
    seatsAhead: z.array(z.int().nullable()).optional().openapi({
      description: 'Only for daily and nightly rates: the seats on each day or night from the departure on, at most 60, until the first that cannot be booked. Null: on free sale.', // prettier-ignore
    }),
    /** Null once it has begun. */
    cancellation: cancellationStepSchema.nullable(),
  })
  .openapi('Departure')

export const departuresOfDaySchema = z.object({
  departures: z.array(departureSchema),
  nearestDates: z.array(z.iso.date()).openapi({ description: 'Only if nothing can be booked on the day.' }),
  otherOptions: z.array(z.object({ optionId: z.int(), date: z.iso.date() })).openapi({
    description: 'If something can be booked on the day: the nearest day of each option that cannot.',
  }),
})

export const getDepartures = createRoute({
  method: 'get',
  path: '/availability/{productId}/departures',
  tags: ['availability'],
  summary: 'The departures of a day, and the nearest days with departures',
  request: {
    params: z.object({ productId: z.coerce.number().int().positive() }),
    query: z.object({
      date: dayQuery,
      duration: z.coerce.number().int().min(1).max(60).default(1),
      locale: localeQuery,
    }),
  },
  responses: jsonResponse('Departures in order of time', departuresOfDaySchema),
})
