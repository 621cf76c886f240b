import { createRoute, z } from '@hono/zod-openapi'
import { verdicts } from '#domain/check-in.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { done, id, instant, language, tags, wordsSchema } from '#server/staff/contract.ts'

const departureParam = z.object({ departureId: id })

export const readDoorList = createRoute({
  method: 'get',
  path: '/console/door/list',
  tags,
  summary: 'What a phone stores to check guests in offline: departures of today and tomorrow, and tours under way',
  responses: jsonResponse(
    'Departures and guests',
    z
      .object({
        who: z.object({
          key: z.string().openapi({ description: 'The membership or the pass.' }),
          name: z.string(),
          isPass: z.boolean(),
          until: instant.nullable().openapi({ description: 'The end of a pass.' }),
          undoesAtAnyTime: z.boolean(),
        }),
        now: instant,
        isMore: z.boolean().openapi({ description: 'There are more departures or guests than the list has.' }),
        departures: z.array(
          z
            .object({
              id: z.int(),
              title: wordsSchema,
              optionTitle: wordsSchema,
              city: wordsSchema,
              zone: z.string(),
              localDate: z.iso.date(),
              localTime: z.string(),
              lastDay: z.iso.date(),
            })
            .openapi('DoorDeparture'),
        ),
        guests: z.array(
          z
            .object({
              bookingId: z.int(),
              ticket: z.string().openapi({ description: 'SHA-256 of the ticket’s code, base64url.' }),
              departureIds: z.array(z.int()),
              state: z.enum(['booked', 'unpaid', 'cancelled']),
              name: z.string().openapi({ description: 'First name and initial.' }),
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
              units: z.array(z.object({ title: wordsSchema, quantity: z.int() })),
              pickup: z.object({ name: wordsSchema, minutesBefore: z.int() }).nullable(),
              firstDay: z.iso.date(),
              lastDay: z.iso.date(),
              zone: z.string(),
              redeemedAt: instant.nullable(),
              by: z.string().nullable(),
              arrived: z.int().nullable(),
              seconds: z
                .array(z.object({ at: instant, by: z.string() }))
                .openapi({ description: 'Further entries of the party, by offline phones.' }),
            })
            .openapi('DoorGuest'),
        ),
      })
      .openapi('DoorList'),
  ),
})

export const MOST_SCANS = 100

export const recordScans = createRoute({
  method: 'post',
  path: '/console/door/scans',
  tags,
  summary: 'Record scans as a phone has them now; sent again, they count once',
  request: {
    body: jsonBody(
      z.object({
        who: z
          .string()
          .max(60)
          .openapi({ description: 'Whose scans, as `who.key` of the list: another’s are refused.' }),
        scans: z
          .array(
            z.object({
              id: z.uuid().openapi({ description: 'The phone’s own.' }),
              ticket: z.union([
                z.strictObject({ code: z.string().min(1).max(300) }),
                z.strictObject({ bookingId: z.int().min(1) }),
              ]),
              departureId: z.int().min(1).nullable(),
              at: z.iso.datetime({ offset: true }),
              wasOffline: z.boolean().openapi({ description: 'Let in by the phone’s own list.' }),
              arrived: z.int().min(1).max(10_000).nullable().openapi({ description: 'Null: everybody.' }),
              isUndone: z.boolean(),
            }),
          )
          .min(1)
          .max(MOST_SCANS),
      }),
    ),
  },
  responses: jsonResponse(
    'The result of each',
    z.object({
      results: z.array(
        z
          .object({
            id: z.uuid(),
            verdict: z.enum([...verdicts, 'undone', 'undo_late']),
            isSecond: z.boolean().openapi({ description: 'Let in, but the party had entered elsewhere too.' }),
            bookingId: z.int().nullable(),
            at: instant.nullable(),
            by: z.string().nullable(),
            party: z
              .object({
                name: z.string().openapi({ description: 'First name and initial.' }),
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
                units: z.array(z.object({ title: wordsSchema, quantity: z.int() })),
                trip: wordsSchema.openapi({ description: 'Time and title of the departure.' }),
                zone: z.string(),
              })
              .nullable()
              .openapi({ description: 'Of a ticket that is in: it may not be on the phone’s list.' }),
          })
          .openapi('ScanResult'),
      ),
    }),
  ),
})

export const recordNoShows = createRoute({
  method: 'post',
  path: '/console/door/no-shows',
  tags,
  summary: 'Record no-shows after the start, from the check-in page',
  request: { body: jsonBody(z.object({ departureId: z.int().min(1) })) },
  responses: jsonResponse('How many bookings', z.object({ count: z.int() })),
})

export const openPass = createRoute({
  method: 'post',
  path: '/console/door/pass',
  tags,
  summary: 'Open a guide’s pass on this phone',
  request: { body: jsonBody(z.object({ token: z.string().max(100) })) },
  responses: done,
})

export const listPasses = createRoute({
  method: 'get',
  path: '/console/departures/{departureId}/passes',
  tags,
  summary: 'The guide’s passes of a departure',
  request: { params: departureParam },
  responses: jsonResponse(
    'Those that work and that the person may end',
    z.object({
      others: z
        .array(
          z
            .object({ id: z.int(), title: wordsSchema, localDate: z.iso.date(), localTime: z.string() })
            .openapi('OtherDeparture'),
        )
        .openapi({ description: 'Departures of the same supplier that a pass may be for too.' }),
      passes: z.array(
        z
          .object({
            id: z.int(),
            name: z.string(),
            madeBy: z.string(),
            createdAt: instant,
            openedAt: instant.nullable().openapi({ description: 'Null: the link was not opened yet.' }),
            lastUsedAt: instant.nullable(),
            expiresAt: instant,
            departures: z.int(),
          })
          .openapi('GuidePass'),
      ),
    }),
  ),
})

export const makePass = createRoute({
  method: 'post',
  path: '/console/passes',
  tags,
  summary: 'Make a guide’s pass for departures of today or tomorrow, or tours under way',
  request: {
    body: jsonBody(
      z.object({
        name: z.string().trim().min(1).max(60),
        departureIds: z.array(z.int().min(1)).min(1).max(20),
      }),
    ),
  },
  responses: jsonResponse('The token of its link, shown once', z.object({ token: z.string() })),
})

export const revokePass = createRoute({
  method: 'delete',
  path: '/console/passes/{passId}',
  tags,
  summary: 'End a guide’s pass at once',
  request: { params: z.object({ passId: id }) },
  responses: done,
})
