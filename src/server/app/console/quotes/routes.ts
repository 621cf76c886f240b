import type { Context } from '#server/kernel/context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { assigneeOf, demandColleague } from '#server/app/console/inbox/assignee.ts'
import { recordChange } from '#server/app/console/record-change.ts'
import { addQuoteNote } from '#server/quotes/add-quote-note.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { assignQuote } from '#server/quotes/assign-quote.ts'
import { declineQuote } from '#server/quotes/decline-quote.ts'
import { listInbox } from '#server/quotes/list-inbox.ts'
import { listQuotableProducts } from '#server/quotes/list-quotable.ts'
import { readInboxQuote } from '#server/quotes/read-inbox-quote.ts'
import { writeQuote } from '#server/quotes/write-quote.ts'
import { listColleagues } from '#server/staff/list-colleagues.ts'
import { demandPermission, demandSession } from '#server/staff/may-manage.ts'
import * as contract from './contract.ts'
import { viewDeskQuote, viewQuoteRow } from './view-quote.ts'

/** Quote requests in the console, behind the session of consoleRoutes. */
export function consoleQuoteRoutes(context: Context) {
  const view = async (person: SignedInStaff, reference: string) =>
    viewDeskQuote(await readInboxQuote(context, reference), person, await listColleagues(context, 'quotes.answer'))
  return (
    moduleRoutes()
      .openapi(contract.listQuotes, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { state, assignee, after } = c.req.valid('query')
        const wish = { inbox: state, assignee: assigneeOf(person, assignee), after: after ?? null }
        const { rows, count, next } = await listInbox(context, wish)
        return c.json({ rows: rows.map((row) => viewQuoteRow(row, person)), count, next }, 200)
      })
      // Before the route of a reference.
      .openapi(contract.listQuotable, async (c) => {
        demandPermission(c.get('person'), 'quotes.answer')
        const { q, locale } = c.req.valid('query')
        return c.json({ products: await listQuotableProducts(context, { text: q, locale }) }, 200)
      })
      .openapi(contract.writeQuote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { key, includes, ...quote } = c.req.valid('json')
        const { priceMinor, localDate } = quote
        const written = await writeQuote(context, {
          ...quote,
          includes: wordsOf(includes),
          idempotencyKey: key,
          staffId: person.staffId,
          siteId: c.get('visitor').site.id,
          demand: (tx) => demandSession(tx, person),
          record: (reference) =>
            recordChange(person, {
              action: 'quote.written',
              subject: 'quote',
              after: { quote: reference, priceMinor, date: localDate },
            }),
        })
        return c.json(written, 200)
      })
      .openapi(contract.getQuote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        return c.json(await view(person, c.req.valid('param').reference), 200)
      })
      .openapi(contract.answerQuote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { reference } = c.req.valid('param')
        const { includes, ...quote } = c.req.valid('json')
        const { priceMinor, localDate, seen } = quote
        const record = recordChange(person, {
          action: 'quote.answered',
          subject: 'quote',
          before: { state: seen.state },
          after: { quote: reference, priceMinor, date: localDate },
        })
        await answerQuote(context, { ...quote, reference, includes: wordsOf(includes), record })
        return c.json(await view(person, reference), 200)
      })
      .openapi(contract.declineQuote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { reference } = c.req.valid('param')
        const { reason, seen } = c.req.valid('json')
        const record = recordChange(person, {
          action: 'quote.declined',
          subject: 'quote',
          before: { state: seen.state },
          after: { quote: reference },
          reason,
        })
        await declineQuote(context, { reference, reason, seen, record })
        return c.json(await view(person, reference), 200)
      })
      .openapi(contract.addQuoteNote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { reference } = c.req.valid('param')
        // The note itself stays out of the log: it may name people, and goes with them.
        const record = recordChange(person, {
          action: 'quote.note_added',
          subject: 'quote',
          after: { quote: reference },
        })
        await addQuoteNote(context, { ...c.req.valid('json'), reference, staffId: person.staffId, record })
        return c.json(await view(person, reference), 200)
      })
      .openapi(contract.assignQuote, async (c) => {
        const person = c.get('person')
        demandPermission(person, 'quotes.answer')
        const { reference } = c.req.valid('param')
        const { staffId, seenStaffId } = c.req.valid('json')
        const colleague = await demandColleague(context, { staffId, permission: 'quotes.answer' })
        await assignQuote(context, {
          reference,
          staffId,
          seenStaffId,
          recordFrom: (before) =>
            recordChange(person, {
              action: 'quote.assigned',
              subject: 'quote',
              before: { assignee: before?.name ?? '' },
              after: { quote: reference, assignee: colleague?.name ?? '' },
            }),
        })
        return c.json(await view(person, reference), 200)
      })
  )
}

const wordsOf = ({ ar, en }: { ar?: string | undefined; en?: string | undefined }) => ({
  ...(ar === undefined ? {} : { ar }),
  ...(en === undefined ? {} : { en }),
})
