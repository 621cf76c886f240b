import { createRoute, z } from '@hono/zod-openapi'
import { deskOrderSchema } from '#server/app/console/orders/detail-contract.ts'
import { durationQuery, durationWish, rebookingDatesSchema } from '#server/booking/orders/rebooking-contract.ts'
import { quantities, unitsQuery } from '#server/cart/contract.ts'
import { dayQuery, jsonBody, jsonResponse, reasonSchema } from '#server/kernel/contract.ts'
import { id, tags } from '#server/staff/contract.ts'

const ofItem = z.object({ reference: z.string().max(40), itemId: id })
const theOrder = jsonResponse('The order', deskOrderSchema)

export const listRebookingDates = createRoute({
  method: 'get',
  path: '/console/orders/{reference}/items/{itemId}/rebooking',
  tags,
  summary: 'List the dates that an activity can be moved to, for the same or other people or nights',
  description:
    'The six dates nearest to a day, at their current prices, in the currency of the order; with other people or nights also the present date.',
  request: { params: ofItem, query: z.object({ near: dayQuery, units: unitsQuery, duration: durationQuery }) },
  responses: jsonResponse(
    'The dates',
    z.object({ ...rebookingDatesSchema.shape, mostWaivedMinor: z.int().nullable().openapi({ description: 'The largest extra cost of a more expensive date that the person may waive; null: any.' }) }), // prettier-ignore
  ),
})

export const rebookItem = createRoute({
  method: 'post',
  path: '/console/orders/{reference}/items/{itemId}/rebook',
  tags,
  summary: 'Move an activity to another date, or change its people or nights',
  description:
    'The seats of the new date are taken and those of the old one released; the guest is mailed the new ticket and the reason. ' +
    'A more expensive date is waived, which requires the permission to give refunds, or the guest is mailed a link to pay the extra cost: ' +
    'then its seats are held, and the activity moves when it is paid.',
  request: {
    params: ofItem,
    body: jsonBody(
      z.object({
        departureId: z
          .int()
          .min(1)
          .openapi({ description: 'Another departure, or the present one with other people or nights.' }),
        units: quantities.optional().openapi({ description: 'The wished people; absent: as booked.' }),
        duration: durationWish,
        seenPriceMinor: z.int().min(0).openapi({ description: 'The price of the new date that was shown.' }),
        difference: z.enum(['refund', 'keep', 'waive', 'link']).openapi({
          description: 'For a cheaper date: `refund` or `keep`. For a more expensive one: `waive` or `link`.',
        }),
        reason: reasonSchema,
      }),
    ),
  },
  responses: theOrder,
})

export const endDateChange = createRoute({
  method: 'delete',
  path: '/console/orders/{reference}/items/{itemId}/date-changes/{changeId}',
  tags,
  summary: 'Withdraw a more expensive date that is not paid',
  description:
    'Closes the payment page and releases the seats; the activity stays on its date. Refused if another date is held since.',
  request: { params: ofItem.extend({ changeId: z.coerce.number().int().positive() }) },
  responses: theOrder,
})
