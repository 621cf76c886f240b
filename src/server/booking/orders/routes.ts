import { unitsOfQuery } from '#domain/party.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { changeGuest } from '#server/booking/commands/change-guest.ts'
import { changeRequest } from '#server/booking/commands/change-request.ts'
import { changePartySize } from '#server/booking/commands/change-party-size.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { rebookItem } from '#server/booking/commands/rebook-item.ts'
import { beginDateChange, payOpenChange } from '#server/booking/commands/begin-date-change.ts'
import { abandonDateChange } from '#server/booking/commands/end-date-change.ts'
import * as contract from './contract.ts'
import * as rebooking from './rebooking-contract.ts'
import { findBooking } from './find-booking.ts'
import { listPlans } from './list-plans.ts'
import { listRebookingDates } from './list-rebooking-dates.ts'
import { previewCancellation } from './preview-cancellation.ts'
import { findOwnOrder } from './find-own-order.ts'
import { rememberOrder } from './remember-order.ts'
import { readDateChange } from './read-date-change.ts'
import { readDeviceInvoices, readInvoice, readInvoices } from './read-orders.ts'
import { readTicketState } from './read-ticket-state.ts'

export function orderRoutes(context: PaymentContext) {
  return moduleRoutes()
    .openapi(contract.listInvoices, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json({ invoices: await readInvoices(context, { visitor: c.get('visitor'), locale }) }, 200)
    })
    .openapi(contract.listDeviceInvoices, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json({ invoices: await readDeviceInvoices(context, { visitor: c.get('visitor'), locale }) }, 200)
    })
    .openapi(contract.listPlans, async (c) => {
      const { locale } = c.req.valid('query')
      return c.json({ plans: await listPlans(context, { visitor: c.get('visitor'), locale }) }, 200)
    })
    .openapi(contract.findBooking, async (c) =>
      c.json(await findBooking(context, { ...c.req.valid('json'), visitor: c.get('visitor') }), 200),
    )
    .openapi(contract.getTicketState, async (c) => {
      const { address } = c.get('visitor')
      const input = { address, ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await readTicketState(context, input), 200)
    })
    .openapi(contract.getInvoice, async (c) => {
      const { locale, key } = c.req.valid('query')
      const { reference } = c.req.valid('param')
      const wish = { visitor: c.get('visitor'), locale, reference, key, opensByCookie: true }
      return c.json(await readInvoice(context, wish), 200)
    })
    .openapi(contract.changeGuest, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await changeGuest(context, { ...wish, guest: c.req.valid('json') })
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
    .openapi(contract.changePartySize, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await changePartySize(context, { ...wish, ...c.req.valid('json') })
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
    .openapi(contract.changeRequest, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await changeRequest(context, { ...wish, ...c.req.valid('json') })
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
    .openapi(contract.getCancellation, async (c) => {
      const { key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      return c.json(await previewCancellation(context, wish), 200)
    })
    .openapi(contract.cancelBooking, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await cancelBooking(context, { ...wish, ...c.req.valid('json') })
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
    .openapi(rebooking.listRebookingDates, async (c) => {
      const { locale: _, units, ...query } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), ...query, units: unitsOfQuery(units), ...c.req.valid('param') }
      return c.json(await listRebookingDates(context, wish), 200)
    })
    .openapi(rebooking.rebookItem, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await rebookItem(context, { ...wish, ...c.req.valid('json') })
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
    .openapi(rebooking.beginDateChange, async (c) => {
      const wish = { visitor: c.get('visitor'), key: c.req.valid('query').key, ...c.req.valid('param') }
      const { redirectUrl } = await beginDateChange(context, { ...wish, ...c.req.valid('json') })
      await rememberOrder(c, context, await findOwnOrder(context, wish))
      return c.json({ paymentUrl: redirectUrl }, 200)
    })
    .openapi(rebooking.getDateChange, async (c) => {
      const wish = { visitor: c.get('visitor'), ...c.req.valid('param'), ...c.req.valid('query') }
      return c.json(await readDateChange(context, wish), 200)
    })
    .openapi(rebooking.payDateChange, async (c) => {
      const wish = { visitor: c.get('visitor'), key: c.req.valid('query').key, ...c.req.valid('param') }
      const { redirectUrl } = await payOpenChange(context, wish)
      await rememberOrder(c, context, await findOwnOrder(context, wish))
      return c.json({ paymentUrl: redirectUrl }, 200)
    })
    .openapi(rebooking.endDateChange, async (c) => {
      const { locale, key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await abandonDateChange(context, wish)
      return c.json(await readInvoice(context, { ...wish, locale }), 200)
    })
}
