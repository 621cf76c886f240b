import { createRoute, z } from '@hono/zod-openapi'
import {
  MOST_TOGETHER,
  disruptedTransitions,
  disruptionKinds,
  disruptionObstacles,
  type DisruptedState,
} from '#domain/disruption.ts'
import { jsonBody, jsonResponse, moneySchema, reasonSchema } from '#server/kernel/contract.ts'
import { id, instant, language, tags, wordsSchema } from '#server/staff/contract.ts'

const state = z.enum(Object.keys(disruptedTransitions) as [DisruptedState, ...DisruptedState[]])
const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const idList = z
  .string()
  .regex(new RegExp(String.raw`^\d{1,15}(,\d{1,15}){0,${MOST_TOGETHER - 1}}$`))
  .openapi({ description: `At most ${MOST_TOGETHER}, separated by commas.` })
/** By how much departures are moved, on the clock of their city. */
const shift = { days: z.int().min(-365).max(365), minutes: z.int().min(-1439).max(1439) }
const facts = {
  bookings: z.int(),
  awaited: z
    .int()
    .openapi({ description: 'Bookings of other departures that move to it when the guest has paid the extra cost.' }),
  travellers: z.int(),
  seats: z.int(),
  paid: z.int().openapi({ description: 'Bookings that are paid.' }),
  refunds: z.array(moneySchema).openapi({
    description: 'What cancelling refunds, by currency. What was refunded in the dashboard of a provider is not subtracted.', // prettier-ignore
  }),
  languages: z.array(language).openapi({ description: 'In which the guests read.' }),
  isMovable: z.boolean().openapi({ description: 'False: it has bookings of several days.' }),
}

export const previewDisruption = createRoute({
  method: 'get',
  path: '/console/departures/{departureId}/disruption',
  tags,
  summary: 'What cancelling or moving a whole departure would do',
  request: { params: z.object({ departureId: id }) },
  responses: jsonResponse(
    'The bookings, and the dates that they can be moved to',
    z
      .object({
        ...facts,
        dates: z
          .array(
            z.object({
              departureId: z.int(),
              localDate: z.iso.date(),
              localTime: z.string(),
              seatsLeft: z.int().nullable().openapi({ description: 'Null: on free sale.' }),
            }),
          )
          .openapi({ description: 'The nearest departures to come of the same option, at most eight.' }),
      })
      .openapi('DisruptionPreview'),
  ),
})

export const disruptionSchema = z
  .object({
    id: z.int(),
    kind: z.enum(disruptionKinds),
    departureId: z.int(),
    localDate: z.iso.date(),
    localTime: z.string(),
    to: z.object({ departureId: z.int(), localDate: z.iso.date(), localTime: z.string() }).nullable(),
    reason: z.string(),
    by: z.string(),
    madeAt: instant,
    isOver: z.boolean(),
    counts: z.object({ waiting: z.int(), done: z.int(), gone: z.int(), blocked: z.int() }),
    refunds: z.array(moneySchema),
    bookings: z
      .array(
        z.object({
          bookingId: z.int(),
          reference: z.string(),
          name: z.string(),
          travellers: z.int(),
          state,
          error: z.string().openapi({ description: 'An error code; empty unless it is blocked.' }),
        }),
      )
      .openapi({ description: 'At most 500, those that are blocked first.' }),
  })
  .openapi('Disruption')

const theDisruption = jsonResponse('The disruption with its bookings', disruptionSchema)

export const beginDisruption = createRoute({
  method: 'post',
  path: '/console/departures/{departureId}/disruption',
  tags,
  summary: 'Cancel a whole departure with full refunds, or move it to another time',
  description:
    'Closes the departure at once. Each booking is then worked off in a transaction of its own, and its guest gets a message. ' +
    'For people of the marketplace it takes the permission to cancel or to change orders too. Demands a proof of identity.',
  request: {
    params: z.object({ departureId: id }),
    body: jsonBody(
      z.object({
        change: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('cancel') }),
          z.object({ kind: z.literal('move'), localDate: z.iso.date(), localTime }),
        ]),
        reason: reasonSchema.openapi({ description: 'The guests read it.' }),
        seenBookings: z.int().min(1).openapi({ description: 'The number of bookings that was shown.' }),
      }),
    ),
  },
  responses: theDisruption,
})

const ofDisruption = z.object({ disruptionId: id })

export const readDisruption = createRoute({
  method: 'get',
  path: '/console/disruptions/{disruptionId}',
  tags,
  summary: 'How far the cancelling or moving of a departure is',
  request: { params: ofDisruption },
  responses: theDisruption,
})

export const retryDisruption = createRoute({
  method: 'post',
  path: '/console/disruptions/{disruptionId}/retry',
  tags,
  summary: 'Try the bookings again that could not be cancelled or moved',
  request: { params: ofDisruption },
  responses: theDisruption,
})

export const previewDisruptions = createRoute({
  method: 'get',
  path: '/console/departures/disruptions',
  tags,
  summary: 'What cancelling several departures, or moving them by the same time, would do',
  request: {
    query: z.object({
      ids: idList,
      days: z.coerce
        .number()
        .int()
        .min(-365)
        .max(365)
        .optional()
        .openapi({ description: 'To move them, on the clock of their city.' }),
      minutes: z.coerce.number().int().min(-1439).max(1439).optional(),
    }),
  },
  responses: jsonResponse(
    'By their start',
    z.object({
      departures: z.array(
        z
          .object({
            departureId: z.int(),
            title: wordsSchema,
            optionTitle: wordsSchema,
            localDate: z.iso.date(),
            localTime: z.string(),
            ...facts,
            to: z
              .object({
                departureId: z.int(),
                localDate: z.iso.date(),
                localTime: z.string(),
                seatsLeft: z.int().nullable().openapi({ description: 'Null: on free sale.' }),
              })
              .nullable()
              .openapi({ description: 'The open departure of the same option so much later.' }),
            obstacle: z
              .enum(disruptionObstacles)
              .nullable()
              .openapi({ description: 'Why it cannot be cancelled, or with `days` or `minutes` moved, now.' }),
          })
          .openapi('ChosenDeparture'),
      ),
    }),
  ),
})

export const beginDisruptions = createRoute({
  method: 'post',
  path: '/console/departures/disruptions',
  tags,
  summary: 'Cancel several departures, or move them by the same time, each as a disruption of its own',
  description:
    'They are moved only to departures that exist and are open. One that is refused does not keep the others from it. ' +
    'Takes the same permissions and proof of identity as for one departure.',
  request: {
    body: jsonBody(
      z.object({
        departures: z
          .array(
            z.object({
              departureId: z.int().min(1),
              seenBookings: z.int().min(1).openapi({ description: 'The number of bookings that was shown.' }),
            }),
          )
          .min(1)
          .max(MOST_TOGETHER),
        change: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('cancel') }),
          z.object({ kind: z.literal('move'), ...shift }),
        ]),
        reason: reasonSchema.openapi({ description: 'The guests read it.' }),
      }),
    ),
  },
  responses: jsonResponse(
    'The result of each, by start',
    z.object({
      results: z.array(
        z.object({
          departureId: z.int(),
          disruptionId: z.int().nullable().openapi({ description: 'Null: not begun.' }),
          error: z.string().openapi({ description: 'An error code; empty if it was begun.' }),
        }),
      ),
    }),
  ),
})

export const readDisruptions = createRoute({
  method: 'get',
  path: '/console/disruptions',
  tags,
  summary: 'The progress of several disruptions',
  request: { query: z.object({ ids: idList }) },
  responses: jsonResponse('By the start of their departures', z.object({ disruptions: z.array(disruptionSchema) })),
})
