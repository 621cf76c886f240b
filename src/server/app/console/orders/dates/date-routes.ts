import { mostWaivedMinor } from '#domain/free-refund.ts'
import { unitsOfQuery } from '#domain/party.ts'
import { orderDesk, recorder } from '#server/app/console/orders/order-desk.ts'
import { sendDateChangeLink } from '#server/booking/commands/begin-date-change.ts'
import { withdrawDateChange } from '#server/booking/commands/end-date-change.ts'
import { rebookAsStaff } from '#server/booking/commands/rebook-item.ts'
import type { DeskOrder } from '#server/booking/desk/read-order.ts'
import { listRebookingDatesAsStaff } from '#server/booking/orders/list-rebooking-dates.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import * as contract from './contract.ts'

/** The dates of the activities of an order, behind the session of consoleRoutes. */
export function orderDateRoutes(context: PaymentContext) {
  const { marketplaceOrder, changed } = orderDesk(context)
  return moduleRoutes()
    .openapi(contract.listRebookingDates, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const order = await marketplaceOrder(person, 'orders.change', reference)
      const { near, units, duration } = c.req.valid('query')
      const wish = { reference: order.reference, bookingId: itemId, near, units: unitsOfQuery(units), duration }
      const dates = await listRebookingDatesAsStaff(context, wish)
      return c.json({ ...dates, mostWaivedMinor: mostWaivedMinor(person.permissions, order.currency) }, 200)
    })
    .openapi(contract.rebookItem, async (c) => {
      const person = c.get('person')
      const { reference, itemId } = c.req.valid('param')
      const order = await marketplaceOrder(person, 'orders.change', reference)
      const { reason, difference, ...date } = c.req.valid('json')
      const item = itemOf(order, itemId)
      const most = mostWaivedMinor(person.permissions, order.currency)
      if (difference === 'waive' && most === 0) throw new ApiError('forbidden', 'console.forbidden')
      const record = recorder(person, order, difference === 'link' ? 'order.link_sent' : 'order.item_rebooked', {
        before: {
          activity: item.title[person.language],
          start: `${item.localDate} ${item.localTime}`,
          travellers: item.travellers,
        },
        after: {
          departureId: date.departureId,
          units: date.units,
          duration: date.duration,
          priceMinor: date.seenPriceMinor,
          currency: order.currency,
          difference,
        },
        reason,
      })
      const wish = { reference: order.reference, bookingId: itemId, ...date }
      const by = { staff: person.name, staffId: person.staffId, reason, record }
      if (difference === 'link') await sendDateChangeLink(context, { ...wish, by })
      else await rebookAsStaff(context, { ...wish, by: { ...by, difference, mostWaivedMinor: most } })
      return c.json(await changed(person, order), 200)
    })
    .openapi(contract.endDateChange, async (c) => {
      const person = c.get('person')
      const { reference, itemId, changeId } = c.req.valid('param')
      const order = await marketplaceOrder(person, 'orders.change', reference)
      const { title, dateChange } = itemOf(order, itemId)
      const record = recorder(person, order, 'order.date_withdrawn', {
        before: {
          activity: title[person.language],
          start: dateChange && `${dateChange.localDate} ${dateChange.localTime}`,
        },
      })
      await withdrawDateChange(context, {
        reference: order.reference,
        bookingId: itemId,
        changeId,
        by: { staff: person.name, record },
      })
      return c.json(await changed(person, order), 200)
    })
}

function itemOf(order: DeskOrder, itemId: number): DeskOrder['items'][number] {
  const item = order.items.find(({ id }) => id === itemId)
  if (!item) throw new ApiError('missing', 'console.not_found')
  return item
}
