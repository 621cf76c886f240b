import { beforeAll, expect, test } from 'vitest'
import { deleteMessages } from '#server/content/delete-messages.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { forgetContactMessages } from '#server/notifications/forget-messages.ts'
import type { Mail } from '#server/notifications/mailer.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { sweepRows } from '#server/app/retention/sweep-rows.ts'
import { oneRow } from '#server/kernel/database.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { later } from '#test/support/clock.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'

const fixtures = useFixtures()
let support: TestPerson

beforeAll(async () => {
  support = await staffPerson(fixtures.context, 'support')
})

const ask = (route: string, body?: unknown, person = support) => askDesk(fixtures.context, person, route, body)
const idsOf = async (query = '') =>
  ((await ask(`GET /messages${query}`)).body as { rows: Body[] }).rows.map(({ id }) => id)
const reply = (id: number, change: Body = {}) =>
  ask(`POST /messages/${id}/replies`, { text: 'Yes, of course.', isClosing: true, seenReplies: 0, ...change })
const countOf = async (from: string, values: unknown[]) =>
  (
    await oneRow<{ count: number }>(fixtures.context.db, {
      name: `test.count ${from}`,
      text: `select count(*) from ${from}`,
      values,
    })
  ).count

test('lists open messages by age and closed ones by the latest; closing and opening is recorded once', async () => {
  const { context } = fixtures
  const [first, second] = [await contactMessage(context), await contactMessage(context)]
  expect(await idsOf()).toEqual([first.id, second.id])
  const close = (id: number, isClosed: boolean) => ask(`PUT /messages/${id}/closed`, { isClosed })
  expect((await close(first.id, true)).body).toMatchObject({ closed: { by: 'Layla Hassan' }, replies: [] })
  await close(first.id, true)
  await close(second.id, true)
  expect(await idsOf()).toEqual([])
  expect(await idsOf('?state=closed')).toEqual([second.id, first.id])
  expect((await close(first.id, false)).body).toMatchObject({ closed: null })
  expect(await idsOf()).toEqual([first.id])
  const entries = await context.db.rows<{ action: string }>({
    name: 'test.message_entries',
    text: `select action from audit_entry where subject_kind = 'message' and subject_id = $1 order by id`,
    values: [first.id],
  })
  expect(entries.map(({ action }) => action)).toEqual(['message.closed', 'message.reopened'])
  await close(first.id, true)
})

test('undoing the closing of a message is refused when a colleague has changed it since', async () => {
  const { id } = await contactMessage(fixtures.context)
  const put = (body: Body) => ask(`PUT /messages/${id}/closed`, body)
  const seenOf = ({ body }: { body: Body }) => ({
    closedAt: (body['closed'] as { at: string } | null)?.at ?? null,
    replies: (body['replies'] as unknown[]).length,
  })
  const closed = seenOf(await put({ isClosed: true }))
  const reopened = await put({ isClosed: false, seen: closed })
  expect([reopened.status, reopened.body['closed']]).toEqual([200, null])
  expect((await put({ isClosed: false, seen: closed })).body).toMatchObject({ code: 'console.message_changed' })
  await reply(id)
  expect((await put({ isClosed: true, seen: seenOf(reopened) })).body).toMatchObject({
    code: 'console.message_changed',
  })
  const closedByReply = seenOf(await ask(`GET /messages/${id}`))
  await reply(id, { seenReplies: 1 })
  expect((await put({ isClosed: false, seen: closedByReply })).status).toBe(409)
})

test('mails a reply in the language of the message, which it quotes; the texts are not in the log', async () => {
  const { context } = fixtures
  const { id, email } = await contactMessage(context)
  const { status, body } = await reply(id, { text: 'نعم، راسلنا قبل يوم.' })
  expect([status, body['closed']]).toEqual([200, expect.objectContaining({ by: 'Layla Hassan' })])
  expect(body['replies']).toEqual([{ text: 'نعم، راسلنا قبل يوم.', by: 'Layla Hassan', at: expect.any(String) }])
  const sent: Mail[] = []
  await sendOutbox(context, { send: async (mail) => void sent.push(mail) })
  const mail = sent.find(({ to }) => to === email)
  expect(mail).toMatchObject({ replyTo: 'hello@rihla.example', subject: `ردّنا على رسالتك: حجز (${id})` })
  expect(mail?.text).toContain('نعم، راسلنا قبل يوم.')
  expect(mail?.text).toContain('هل يمكن تغيير موعد الاستقبال؟')
  const kept = await oneRow<{ payload: object; entry: object }>(context.db, {
    name: 'test.reply_traces',
    text: `select payload, (select to_jsonb(a) from audit_entry a where action = 'message.replied' and subject_id = $1) as entry
      from outbox where kind = 'contact_reply' and payload ->> 'messageId' = $1::text`,
    values: [id],
  })
  expect(JSON.stringify(kept)).not.toMatch(/راسلنا|تغيير|سارة/)
})

test('refuses the second of two simultaneous replies until the first has been read', async () => {
  const { id, email } = await contactMessage(fixtures.context)
  const answers = await Promise.all([reply(id), reply(id, { text: 'Sorry, no.' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.message_changed')
  expect(await countOf(`outbox where kind = 'contact_reply' and recipient = $1`, [email])).toBe(1)
  expect((await reply(id, { seenReplies: 1, isClosing: false })).body).toMatchObject({ closed: null })
  expect((await reply(id, { text: '   ' })).status).toBe(422)
})

test('shows the orders of the sender’s address to people who may read orders', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const { reference } = await paidOrder(context, { email })
  await paidOrder(context)
  await followOrderEvents(context)
  const { id } = await contactMessage(context, { email: email.toUpperCase() })
  const ordersOf = async (person: TestPerson) =>
    ((await ask(`GET /messages/${id}`, undefined, person)).body as { orders: Body[] }).orders
  expect((await ordersOf(support)).map((order) => order['reference'])).toEqual([reference])
  await context.db.rows({
    name: 'test.editor_answers',
    text: `update role set permissions = permissions || '{messages.answer}' where code = 'editor'`,
  })
  expect(await ordersOf(await staffPerson(context, 'editor'))).toEqual([])
})

test('deletes a reply with its message: with the sender’s account, or after two years', async () => {
  const { context } = fixtures
  const [one, other] = [await contactMessage(context), await contactMessage(context)]
  await reply(one.id)
  await reply(other.id)
  const left = ({ id }: { id: number }) => countOf('message_reply where message_id = $1', [id])
  await context.db.transaction(async (tx) => forgetContactMessages(tx, await deleteMessages(tx, one.email)))
  expect([await left(one), await left(other)]).toEqual([0, 1])
  expect(await countOf(`outbox where payload ->> 'messageId' = $1`, [String(one.id)])).toBe(0)
  await sweepRows(later(context, '729 days'))
  expect(await left(other)).toBe(1)
  await sweepRows(later(context, '732 days'))
  expect(await left(other)).toBe(0)
})
