import type { z } from '@hono/zod-openapi'
import { assigneeOf, demandColleague } from '#server/app/console/inbox/assignee.ts'
import { recordChange } from '#server/app/console/record-change.ts'
import { viewDeskRow } from '#server/app/console/orders/view-desk.ts'
import { listOrdersOfEmail } from '#server/booking/desk/list-orders-of-email.ts'
import { addMessageNote } from '#server/content/add-message-note.ts'
import { assignMessage } from '#server/content/assign-message.ts'
import { closeMessage } from '#server/content/close-message.ts'
import { listInbox } from '#server/content/list-inbox.ts'
import { readThread } from '#server/content/read-thread.ts'
import { replyToMessage } from '#server/content/reply-to-message.ts'
import type { Context } from '#server/kernel/context.ts'
import { isoOf } from '#server/kernel/iso-of.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { listColleagues } from '#server/staff/list-colleagues.ts'
import { demandPermission } from '#server/staff/may-manage.ts'
import * as contract from './contract.ts'
import { templateRoutes } from './template-routes.ts'

const inIso = <Said extends { at: string }>(said: Said): Said => ({ ...said, at: isoOf(said.at) })

type ViewedMessage = z.infer<typeof contract.deskMessageSchema>

/** Contact messages in the console, behind the session of consoleRoutes. */
export function consoleMessageRoutes(context: Context) {
  const view = async (person: SignedInStaff, id: number): Promise<ViewedMessage> => {
    const { name, writtenAt, closedAt, closedBy, replies, notes, topic, ...message } = await readThread(context, id)
    const seesOrders = person.permissions.includes('orders.read') && person.permissions.includes('guests.read')
    const [orders, colleagues] = await Promise.all([
      seesOrders ? listOrdersOfEmail(context, message.email) : [],
      listColleagues(context, 'messages.answer'),
    ])
    return {
      ...message,
      from: name,
      topic: topic as ViewedMessage['topic'],
      writtenAt: writtenAt.toISOString(),
      closed: closedAt === null || closedBy === null ? null : { at: closedAt.toISOString(), by: closedBy },
      replies: replies.map(inIso),
      notes: notes.map(inIso),
      colleagues,
      orders: orders.map((row) => viewDeskRow(row, person)),
    }
  }
  return moduleRoutes()
    .route('/', templateRoutes(context))
    .openapi(contract.listMessages, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      const { state, assignee, after } = c.req.valid('query')
      const wish = { isClosed: state === 'closed', assignee: assigneeOf(person, assignee), after: after ?? null }
      const { rows, count, next } = await listInbox(context, wish)
      const shown = rows.map(({ name, topic, writtenAt, ...row }) => ({
        ...row,
        from: name,
        topic: topic as ViewedMessage['topic'],
        writtenAt: writtenAt.toISOString(),
      }))
      return c.json({ rows: shown, count, next }, 200)
    })
    .openapi(contract.getMessage, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      return c.json(await view(person, c.req.valid('param').messageId), 200)
    })
    .openapi(contract.replyToMessage, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      const { messageId: id } = c.req.valid('param')
      const reply = c.req.valid('json')
      // The text stays out of the log: it is about the sender, and goes with the message.
      const after = { state: reply.isClosing ? 'closed' : 'open' }
      const record = recordChange(person, { action: 'message.replied', subject: 'message', after })
      await replyToMessage(context, { ...reply, id, staffId: person.staffId, record })
      return c.json(await view(person, id), 200)
    })
    .openapi(contract.closeMessage, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      const { messageId: id } = c.req.valid('param')
      const { isClosed, seen } = c.req.valid('json')
      const action = isClosed ? 'message.closed' : 'message.reopened'
      const record = recordChange(person, { action, subject: 'message' })
      await closeMessage(context, { id, isClosed, seen, staffId: person.staffId, record })
      return c.json(await view(person, id), 200)
    })
    .openapi(contract.addMessageNote, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      const { messageId: id } = c.req.valid('param')
      // The note itself stays out of the log: it may name people, and goes with the message.
      const record = recordChange(person, { action: 'message.note_added', subject: 'message' })
      await addMessageNote(context, { ...c.req.valid('json'), id, staffId: person.staffId, record })
      return c.json(await view(person, id), 200)
    })
    .openapi(contract.assignMessage, async (c) => {
      const person = c.get('person')
      demandPermission(person, 'messages.answer')
      const { messageId: id } = c.req.valid('param')
      const { staffId, seenStaffId } = c.req.valid('json')
      const colleague = await demandColleague(context, { staffId, permission: 'messages.answer' })
      await assignMessage(context, {
        id,
        staffId,
        seenStaffId,
        recordFrom: (before) =>
          recordChange(person, {
            action: 'message.assigned',
            subject: 'message',
            before: { assignee: before?.name ?? '' },
            after: { assignee: colleague?.name ?? '' },
          }),
      })
      return c.json(await view(person, id), 200)
    })
}
