import { createRoute, z } from '@hono/zod-openapi'
import { verdicts } from '#domain/check-in.ts'
import { disruptionKinds } from '#domain/disruption.ts'
import { guestSorts } from '#domain/guest-sort.ts'
import { locales } from '#domain/locale.ts'
import { jsonBody, jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { done, id, instant, language, tags, wordsSchema } from '#server/staff/contract.ts'

const sum = z.object({ title: wordsSchema, quantity: z.int() })
const departureParam = z.object({ departureId: id })

const ids = z.string().regex(/^\d{1,15}(,\d{1,15}){0,199}$/).openapi({ description: 'Separated by commas.' }) // prettier-ignore

export const listBooked = createRoute({
  method: 'get',
  path: '/console/departures/booked',
  tags,
  summary: 'Who is booked on departures that are about to be changed',
  request: {
    query: z.object({ ids }),
  },
  responses: jsonResponse(
    'At most 200 bookings',
    z.object({
      booked: z.array(
        z.object({
          departureId: z.int(),
          localDate: z.iso.date(),
          localTime: z.string(),
          reference: z.string(),
          name: z.string().openapi({ description: 'Masked for people who may not see guests.' }),
          travellers: z.int(),
        }),
      ),
    }),
  ),
})

export const listPrices = createRoute({
  method: 'get',
  path: '/console/departures/prices',
  tags,
  summary: 'The prices of departures that are about to be changed',
  request: { query: z.object({ ids }) },
  responses: jsonResponse(
    'By their start',
    z.object({
      departures: z.array(
        z
          .object({
            id: z.int(),
            optionId: z.int(),
            title: wordsSchema,
            optionTitle: wordsSchema,
            currency: z.string(),
            units: z.array(
              z.object({
                code: z.string(),
                title: wordsSchema,
                planMinor: z.int(),
                minor: z.int().openapi({ description: 'In force: by hand, else the plan’s.' }),
              }),
            ),
          })
          .openapi('DeparturePrices'),
      ),
    }),
  ),
})

const guide = z.object({
  staffId: z.int(),
  name: z.string(),
  language: language.openapi({ description: 'In which they use the console.' }),
})

export const readManifest = createRoute({
  method: 'get',
  path: '/console/departures/{departureId}',
  tags,
  summary: 'The guests of a departure',
  request: { params: departureParam },
  responses: jsonResponse(
    'The manifest',
    z
      .object({
        departure: z.object({
          id: z.int(),
          title: wordsSchema,
          optionTitle: wordsSchema,
          supplier: wordsSchema,
          city: wordsSchema,
          localDate: z.iso.date(),
          localTime: z.string(),
          startsAt: instant,
          hasStarted: z.boolean(),
          isOver: z.boolean(),
          isAtDoor: z.boolean().openapi({ description: 'Of today or tomorrow, or under way.' }),
          isBoarding: z.boolean().openapi({ description: 'Its tickets are valid today.' }),
          showsPhones: z.boolean(),
          capacity: z.int().nullable(),
          held: z.int(),
          sold: z.int(),
          isOpen: z.boolean(),
          isByHand: z.boolean(),
          reason: z.string(),
        }),
        guests: z.array(
          z
            .object({
              bookingId: z.int(),
              reference: z.string(),
              name: z.string(),
              language,
              phone: z.string().nullable(),
              guideLanguage: z
                .string()
                .nullable()
                .openapi({ description: 'That the buyer chose. Null: nobody was asked.' }),
              travellers: z.int(),
              partySize: z.int().nullable().openapi({
                description:
                  'The travellers, as the buyer said it where units are shared. Null: not asked, or never said.',
              }),
              units: z.array(sum),
              extras: z.array(sum),
              pickup: z.object({ name: wordsSchema, address: wordsSchema, minutesBefore: z.int() }).nullable(),
              wishes: z.string(),
              notes: z
                .array(z.object({ by: z.string(), text: z.string() }))
                .nullable()
                .openapi({ description: 'Notes of staff on the order. Null: the person may not see them.' }),
              isPaid: z.boolean(),
              arrived: z.int().nullable().openapi({ description: '0: did not come. Null: not known.' }),
              arrivedAt: instant.nullable(),
              admittedBy: z.string().nullable(),
              scanId: z.int().nullable(),
              seconds: z
                .array(z.object({ at: instant, by: z.string() }))
                .openapi({ description: 'Further entries of the party, by offline phones.' }),
              firstDay: z.iso.date(),
            })
            .openapi('ManifestGuest'),
        ),
        sums: z.object({
          travellers: z.int(),
          arrived: z.int(),
          languages: z.array(z.object({ language, bookings: z.int(), travellers: z.int() })),
          units: z.array(sum),
          extras: z.array(sum),
        }),
        guides: z.array(guide),
        possibleGuides: z.array(guide),
        disruption: z
          .object({ id: z.int(), kind: z.enum(disruptionKinds), by: z.string(), madeAt: instant })
          .nullable()
          .openapi({ description: 'The latest.' }),
      })
      .openapi('Manifest'),
  ),
})

const exported = {
  params: departureParam,
  query: z.object({
    language: z.enum([...locales, 'both']).default('ar'),
    sort: z.enum(guestSorts).default('pickup'),
  }),
}

export const exportManifestCsv = createRoute({
  method: 'post',
  path: '/console/departures/{departureId}/manifest.csv',
  tags,
  summary: 'The guests of a departure as CSV',
  description: 'Demands a proof of identity, and is recorded in the log.',
  request: exported,
  responses: { 200: { description: 'UTF-8 with BOM', content: { 'text/csv': { schema: z.string() } } } },
})

export const exportManifestPdf = createRoute({
  method: 'post',
  path: '/console/departures/{departureId}/manifest.pdf',
  tags,
  summary: 'The guests of a departure on paper',
  description: 'Demands a proof of identity, and is recorded in the log.',
  request: exported,
  responses: {
    200: {
      description: 'A4',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

const staffIds = z.array(z.int().min(1)).max(20)

export const assignGuides = createRoute({
  method: 'put',
  path: '/console/departures/{departureId}/guides',
  tags,
  summary: 'Set who guides a departure',
  description: 'Returns 409 with the current guides and the person who chose them if they differ from `seenStaffIds`.',
  request: {
    params: departureParam,
    body: jsonBody(
      z.object({
        staffIds,
        seenStaffIds: staffIds.openapi({ description: 'The guides that were shown.' }),
      }),
    ),
  },
  responses: done,
})

export const recordNoShows = createRoute({
  method: 'post',
  path: '/console/departures/{departureId}/no-shows',
  tags,
  summary: 'Record no-shows after the start',
  request: { params: departureParam },
  responses: jsonResponse('How many bookings', z.object({ count: z.int() })),
})

export const listToday = createRoute({
  method: 'get',
  path: '/console/check-in',
  tags,
  summary: 'Today’s booked departures, with how many have arrived',
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse(
    'By their start',
    z.object({
      trips: z.array(
        z
          .object({
            id: z.int(),
            supplierId: z.int(),
            title: wordsSchema,
            optionTitle: wordsSchema,
            city: wordsSchema,
            localDate: z.iso.date(),
            localTime: z.string(),
            hasStarted: z.boolean(),
            bookings: z.int(),
            travellers: z.int(),
            arrived: z.int(),
            noShows: z.int(),
          })
          .openapi('TripToday'),
      ),
    }),
  ),
})

export const checkIn = createRoute({
  method: 'post',
  path: '/console/check-in',
  tags,
  summary: 'Let a party in, by the ticket’s code or by its booking',
  request: {
    body: jsonBody(
      z.object({
        ticket: z.union([
          z.strictObject({ code: z.string().min(1).max(300) }),
          z.strictObject({ bookingId: z.int().min(1) }),
        ]),
        departureId: z.int().min(1).nullable().default(null).openapi({ description: 'Null: any of today.' }),
      }),
    ),
  },
  responses: jsonResponse(
    'Whether they are in, or why not',
    z
      .object({
        verdict: z.enum(verdicts),
        ticket: z
          .object({
            bookingId: z.int(),
            title: wordsSchema,
            optionTitle: wordsSchema,
            localDate: z.iso.date(),
            localTime: z.string(),
            name: z.string(),
            language,
            guideLanguage: z
              .string()
              .nullable()
              .openapi({ description: 'That the buyer chose. Null: nobody was asked.' }),
            travellers: z.int(),
            partySize: z.int().nullable().openapi({
              description:
                'The travellers, as the buyer said it where units are shared. Null: not asked, or never said.',
            }),
            units: z.array(sum),
            wishes: z.string(),
            scanId: z.int().nullable(),
            arrived: z.int().nullable(),
            at: instant.nullable(),
            by: z.string().nullable(),
          })
          .nullable()
          .openapi({ description: 'Null: unknown.' }),
      })
      .openapi('CheckIn'),
  ),
})

const scanParam = z.object({ scanId: id })

export const countArrived = createRoute({
  method: 'put',
  path: '/console/check-in/{scanId}',
  tags,
  summary: 'How many of the party came',
  request: { params: scanParam, body: jsonBody(z.object({ arrived: z.int().min(1).max(10_000) })) },
  responses: done,
})

export const undoCheckIn = createRoute({
  method: 'delete',
  path: '/console/check-in/{scanId}',
  tags,
  summary: 'Take a check-in back: within 15 minutes by the same person, later by the office',
  request: { params: scanParam },
  responses: done,
})
