import { createRoute, z } from '@hono/zod-openapi'
import { changedCartSchema, newItemSchema } from '#server/cart/contract.ts'
import { partyQuery } from '#server/catalogue/contract.ts'
import { sameDayCardSchema } from '#server/catalogue/day-contract.ts'
import { jsonBody, jsonResponse, localeQuery } from '#server/kernel/contract.ts'

/** The cart after adding an activity, and what happened to the line that it had for the departure. */
export const addedItemSchema = changedCartSchema
  .extend({
    added: z.enum(['new', 'merged', 'replaced']).openapi({
      description:
        'A cart has one line for a departure and language of the guide. `merged`: its people were added to the line. `replaced`: the line became what was sent.',
    }),
    itemId: z.int().openapi({ description: 'Of the line.' }),
    before: z.array(z.object({ kind: z.string(), title: z.string(), quantity: z.int() })).openapi({
      description: 'What the line had before, without kinds of travellers of which it had none; empty for a new one.',
    }),
    sameDay: z.array(sameDayCardSchema).openapi({
      description:
        'With `suggestions=same_day`: at most two other activities of the same city and day, for the party of the query.',
    }),
  })
  .openapi('AddedItem')

export const addItem = createRoute({
  method: 'post',
  path: '/cart/items',
  tags: ['cart'],
  summary: 'Put an activity into the cart',
  request: {
    query: z.object({
      locale: localeQuery,
      suggestions: z.enum(['none', 'same_day']).default('none'),
      // Whom the suggestions have to take.
      ...partyQuery,
    }),
    body: jsonBody(newItemSchema),
  },
  responses: jsonResponse('The cart, checked again', addedItemSchema),
})
