import { createRoute, z } from '@hono/zod-openapi'
import { calendarRows } from '#domain/calendar-rows.ts'
import { departureStates, filteredStates } from '#domain/departure-states.ts'
import { dayQuery, jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { id, tags, wordsSchema } from '#server/staff/contract.ts'

const ROWS = 500
const MOST_ROWS = 2000

const flag = z.enum(['true', 'false']).default('false').transform((one) => one === 'true') // prettier-ignore
const named = z.object({ id: z.int(), name: wordsSchema })

const filter = {
  cityId: id.optional(),
  supplierId: id.optional(),
  product: z.string().max(100).default('').openapi({ description: 'A part of its title, in either language.' }),
  bookedOnly: flag,
  state: z.enum(filteredStates).optional(),
  byHandOnly: flag,
  most: z.coerce.number().int().min(1).max(MOST_ROWS).default(ROWS).openapi({ description: 'Rows.' }),
  locale: localeQuery,
}

/** What the filters and the rows can name. */
const choices = {
  cities: z.array(named),
  suppliers: z.array(named),
  guides: z.array(z.object({ staffId: z.int(), name: z.string() })).openapi({
    description: 'Who can be assigned; none for people who may not assign.',
  }),
}

/** The options that have departures then. */
const pageOfOptions = <Option extends z.ZodType>(option: Option) =>
  jsonResponse(
    'The options that have departures then',
    z.object({ options: z.array(option), isMore: z.boolean(), ...choices }),
  )

export const listDepartures = createRoute({
  method: 'get',
  path: '/console/departures',
  tags,
  summary: 'The departures of some days, by option',
  request: {
    query: z.object({
      from: dayQuery,
      to: dayQuery.openapi({ description: 'Included; at most 14 days.' }),
      rows: z.enum(calendarRows).default('options').openapi({
        description: 'Guides: only departures that are booked or have a guide.',
      }),
      ...filter,
    }),
  },
  responses: pageOfOptions(
    z
      .object({
        id: z.int(),
        title: wordsSchema,
        optionTitle: wordsSchema,
        supplier: wordsSchema,
        city: wordsSchema,
        currency: z.string(),
        today: z.iso.date().openapi({ description: 'On the city’s calendar.' }),
        departures: z.array(
          z
            .object({
              id: z.int(),
              date: z.iso.date(),
              time: z.string(),
              taken: z.int().openapi({ description: 'Seats held and sold.' }),
              sold: z.int(),
              capacity: z.int().nullable().openapi({ description: 'Null: on free sale.' }),
              state: z.enum(departureStates).openapi({ description: 'Called off: cancelled for all its guests.' }),
              hasStarted: z.boolean(),
              isByHand: z.boolean(),
              price: z
                    .object({ planMinor: z.int(), minor: z.int() })
                    .nullable()
                    .openapi({ description: 'By hand: the default price, minor units of the option’s currency. Null: as planned.' }), // prettier-ignore
              reason: z.string(),
              guides: z.array(
                z.object({
                  staffId: z.int(),
                  name: z.string(),
                  isDouble: z.boolean().openapi({ description: 'Guides another departure at the same time. False unless rows are guides.' }), // prettier-ignore
                }),
              ),
            })
            .openapi('CalendarDeparture'),
        ),
      })
      .openapi('CalendarOption'),
  ),
})

const monthQuery = z.object({
  month: z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/).openapi({ description: 'YYYY-MM' }), // prettier-ignore
  ...filter,
})

const daySum = {
  date: z.iso.date(),
  departures: z.int(),
  taken: z.int().openapi({ description: 'Seats held and sold.' }),
  closed: z.int().openapi({ description: 'Closed departures.' }),
}

export const listMonth = createRoute({
  method: 'get',
  path: '/console/departures/month',
  tags,
  summary: 'The departures of a month, counted by option and day',
  request: { query: monthQuery },
  responses: pageOfOptions(
    z
      .object({
        id: z.int(),
        title: wordsSchema,
        optionTitle: wordsSchema,
        city: wordsSchema,
        days: z.array(
          z.object({
            ...daySum,
            capacity: z.int().nullable().openapi({
              description:
                'Seats of open departures, and those taken on closed ones. Null: an open one is on free sale.',
            }),
            byHand: z.int().openapi({ description: 'Departures on which something was set by hand.' }),
          }),
        ),
      })
      .openapi('OptionMonth'),
  ),
})

export const listGuidesMonth = createRoute({
  method: 'get',
  path: '/console/departures/month/guides',
  tags,
  summary: 'The departures of a month, counted by guide and day',
  description: 'Only departures that are booked or have a guide.',
  request: { query: monthQuery },
  responses: jsonResponse(
    'Those without a guide first',
    z.object({
      rows: z.array(
        z
          .object({
            staffId: z.int().nullable().openapi({ description: 'Null: without a guide.' }),
            name: z.string().nullable(),
            days: z.array(
              z.object({
                ...daySum,
                doubles: z.int().openapi({ description: 'Departures at the same time as another one of the guide.' }),
              }),
            ),
          })
          .openapi('GuideMonth'),
      ),
      isMore: z.boolean(),
      ...choices,
    }),
  ),
})
