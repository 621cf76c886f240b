import { createRoute, z } from '@hono/zod-openapi'
import { assignedKinds, waitingKinds } from '#domain/waiting-kinds.ts'
import { jsonResponse } from '#server/kernel/contract.ts'
import { instant, tags, wordsSchema } from '#server/staff/contract.ts'

const daySchema = z.object({
  count: z.int().openapi({ description: 'Booked departures; the first twelve are listed, those that are over last.' }),
  travellers: z.int(),
  arrived: z.int(),
  departures: z.array(
    z.object({
      id: z.int(),
      title: wordsSchema,
      optionTitle: wordsSchema,
      city: wordsSchema,
      localDate: z.string(),
      localTime: z.string(),
      hasStarted: z.boolean(),
      isOver: z.boolean(),
      travellers: z.int(),
      arrived: z.int(),
      guides: z.array(z.string()),
    }),
  ),
})

const salesSchema = z.object({ orders: z.int(), totalMinor: z.int() })

export const getToday = createRoute({
  method: 'get',
  path: '/console/today',
  tags,
  summary: 'What waits for the person now, and the departures of today and tomorrow',
  description: "As far as the person's role and scope go. Each count is that of the list that the kind leads to.",
  responses: jsonResponse(
    'Today',
    z.object({
      waiting: z.array(
        z.object({
          kind: z.enum(waitingKinds),
          count: z.int(),
          oldestAt: instant.nullable(),
          dueAt: instant.nullable().openapi({ description: 'The nearest deadline, or start of a departure.' }),
        }),
      ),
      assigned: z.array(z.object({ kind: z.enum(assignedKinds), count: z.int() })).openapi({
        description:
          'The lists of what is assigned to the person, which are those of the kinds: orders until somebody else or nobody has them, open messages, quote requests to answer.',
      }),
      sales: z
        .array(
          z.object({
            currency: z.string(),
            today: salesSchema,
            weekAgo: salesSchema,
            weekAgoSoFar: salesSchema.openapi({ description: 'Until this time of day.' }),
          }),
        )
        .nullable()
        .openapi({
          description:
            'Orders confirmed today and on the same weekday a week ago, by currency, on the clock of each site; null without ' +
            'the permission to read reports.',
        }),
      days: z
        .object({ today: daySchema, tomorrow: daySchema })
        .nullable()
        .openapi({ description: 'On the calendar of each city; null for people who work with no departures.' }),
    }),
  ),
})
