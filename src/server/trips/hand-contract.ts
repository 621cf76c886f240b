import { createRoute, z } from '@hono/zod-openapi'
import { MOST_MINOR, percentLimits, replacedBy, type HandChange, type SeenDeparture } from '#domain/hand.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { instant, tags } from '#server/staff/contract.ts'

const departureIds = z.array(z.int().min(1)).min(1).max(200)
const capacity = z.int().nullable().openapi({ description: 'Null: on free sale.' })
const unitPrices = z
  .record(z.string().max(100), z.int().min(0).max(MOST_MINOR))
  .openapi({ description: 'Of each unit by its code, minor units of the option’s currency.' })
interface Wish {
  departureIds: number[]
  change: HandChange
  seen: (SeenDeparture & { id: number })[]
}

/** Whether `seen` has, for each departure, the values that the change replaces. */
function hasSeenAll({ departureIds: chosen, change, seen }: Wish): boolean {
  const part = replacedBy(change.kind)
  return part === null || chosen.every((id) => seen.some((one) => one.id === id && one[part] !== undefined))
}

export const changeDepartures = createRoute({
  method: 'post',
  path: '/console/departures/changes',
  tags,
  summary: 'Close or open departures by hand, set their capacity or prices, or go back to the plan',
  request: {
    body: jsonBody(
      z
        .object({
          departureIds,
          change: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('close') }),
            z.object({ kind: z.literal('open') }),
            z.object({ kind: z.literal('capacity'), capacity: z.int().min(1).max(10_000) }),
            z.object({
              kind: z.literal('percent').openapi({ description: 'Of the plan’s prices.' }),
              basisPoints: z.int().min(percentLimits.least).max(percentLimits.most),
            }),
            z.object({
              kind: z.literal('prices'),
              prices: unitPrices,
            }),
            z.object({ kind: z.literal('plan_prices') }),
            z.object({ kind: z.literal('plan') }),
          ]),
          reason: z.string().trim().max(200).default(''),
          seen: z
            .array(z.object({ id: z.int().min(1), capacity: capacity.optional(), prices: unitPrices.optional() }))
            .max(200)
            .default([])
            .openapi({ description: 'What each showed before: its seats if these are set, its prices if prices are.' }),
        })
        .refine(({ change, reason }) => reason !== '' || !['percent', 'prices'].includes(change.kind), {
          path: ['reason'],
          error: 'a price by hand needs a reason',
        })
        .refine(hasSeenAll, { path: ['seen'], error: 'seats and prices need what was seen of each departure' }),
    ),
  },
  responses: jsonResponse(
    'The result of each',
    z.object({
      results: z.array(
        z.object({
          id: z.int(),
          result: z
            .enum(['changed', 'unchanged', 'too_small', 'other_units', 'unpayable', 'started', 'overtaken'])
            .openapi({
              description:
                'too_small: more seats are held and sold. other_units: the prices are not of its units. unpayable: no payment provider takes one of the prices. started: it has begun. ' +
                'overtaken: it differs from what was seen, and was not changed.',
            }),
          now: z
            .object({
              capacity,
              prices: unitPrices,
              by: z.string().openapi({ description: 'Who set it; empty: not known to this person.' }),
              at: instant.nullable(),
            })
            .nullable()
            .openapi({ description: 'Of one that was overtaken.' }),
        }),
      ),
    }),
  ),
})
