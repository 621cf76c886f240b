import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ApiContext } from '#server/app/api.ts'
import { apiOf } from '#test/support/api-of.ts'
import { followOrderEvents } from '#server/booking/desk/follow-order-events.ts'
import { oneRow } from '#server/kernel/database.ts'
import { acceptQuote } from '#server/quotes/accept-quote.ts'
import { declineQuoteAsBuyer } from '#server/quotes/decline-quote-as-buyer.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { askConsole, personOf, staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, paidOrder, peopleOfDesk, type Body } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { contactMessage } from '#test/support/messages.ts'
import { acceptanceOf, answeredQuote, requestedQuote } from '#test/support/quotes.ts'
import { waitingReview } from '#test/support/reviews.ts'
import { pay } from '#test/support/buyer.ts'
import { uniqueAddress } from '#test/support/unique-address.ts'
import { changeFeedOf } from './change-feed.ts'

const fixtures = useFixtures()
let people: Awaited<ReturnType<typeof peopleOfDesk>>
let order: string

beforeAll(async () => {
  people = await peopleOfDesk(fixtures.context)
  order = (await paidOrder(fixtures.context)).reference
  await followOrderEvents(fixtures.context)
})

interface Received {
  event: string
  data: { kind: string; key: string | null }[]
}
const opened: { close: () => Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stream) => stream.close()))
})

const request = (context: ApiContext, { token }: { token: string }) =>
  apiOf(context).request(
    '/api/console/changes',
    { headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', cookie: `rihla_staff=${token}` } },
    { incoming: { socket: { remoteAddress: uniqueAddress() } } },
  )

/** A stream that is ready. */
async function streamOf(person: { token: string }, context = fixtures.context) {
  const answer = await request(context, person)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  expect(answer.headers.get('x-accel-buffering')).toBe('no')
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const received: Received[] = []
  let text = ''
  const state = { isOver: false }
  const read = async () => {
    const { done, value } = await reader.read()
    state.isOver = done
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event] = /^event: (.+)$/m.exec(block) ?? []
      const [, data] = /^data: (.+)$/m.exec(block) ?? []
      if (event !== undefined) received.push({ event, data: JSON.parse(data ?? '[]') as Received['data'] })
    }
  }
  const until = async (isThere: () => boolean) => {
    while (!isThere() && !state.isOver) await read()
    expect(isThere()).toBe(true)
  }
  const changes = () => received.flatMap(({ event, data }) => (event === 'changes' ? data : []))
  const has = (kind: string, key: string | null) => changes().some((one) => one.kind === kind && one.key === key)
  const stream = {
    received,
    changes,
    until: (kind: string, key: string | null) => until(() => has(kind, key)),
    untilMore: until,
    untilEnd: () => until(() => state.isOver),
    untilEvent: (name: string) => until(() => received.some(({ event }) => event === name)),
    close: () => reader.cancel(),
  }
  opened.push(stream)
  await stream.untilEvent('ready')
  return stream
}

const ask = (person: TestPerson, route: string, body?: unknown) => askDesk(fixtures.context, person, route, body)

describe('the stream of changes', () => {
  test('names changed rows to the people whose lists contain them, without data of guests', async () => {
    const { context } = fixtures
    const [support, analyst, office, stranger] = await Promise.all(
      [people.support, people.analyst, people.office, people.stranger].map((one) => streamOf(one)),
    )
    const message = await contactMessage(context)
    await requestedQuote(context)
    await support?.until('message', null)
    await support?.until('quote', null)
    await ask(people.support, `PUT /messages/${message.id}/closed`, { isClosed: true })
    await support?.until('message', String(message.id))
    // By a guest.
    const { reference } = await paidOrder(context)
    await followOrderEvents(context)
    // By a colleague: of a part that no event of the order has.
    await ask(people.owner, `PUT /orders/${order}/assignee`, { staffId: people.owner.staffId, seenStaffId: null })
    for (const stream of [support, analyst, office]) {
      await stream?.until('order', reference)
      await stream?.until('order', order)
    }
    await office?.until('departure', null)
    await stranger?.close()
    const kindsOf = (stream: typeof support) => [...new Set(stream?.changes().map(({ kind }) => kind))].toSorted()
    expect(kindsOf(analyst)).toEqual(['order'])
    expect(kindsOf(office)).toEqual(['departure', 'order'])
    expect(kindsOf(support)).toEqual(['departure', 'message', 'order', 'quote'])
    expect(stranger?.changes()).toEqual([])
    const keys = support?.received.flatMap(({ data }) => (Array.isArray(data) ? data.map(Object.keys) : [])).flat()
    expect(new Set(keys)).toEqual(new Set(['kind', 'key']))
  })

  test('ends when the person signs out, or their role is taken away', async () => {
    const { context } = fixtures
    const [leaver, demoted] = [await staffPerson(context, 'support'), await staffPerson(context, 'support')]
    const [one, other] = [await streamOf(leaver), await streamOf(demoted)]
    await ask(leaver, 'POST /sign-out')
    await one.untilEnd()
    expect(one.received.at(-1)?.event).toBe('ended')
    const { id } = await oneRow<{ id: number }>(context.db, {
      name: 'test.membership_of_demoted',
      text: 'select id from membership where staff_id = $1',
      values: [demoted.staffId],
    })
    await ask(people.owner, `DELETE /memberships/${id}`)
    await other.untilEnd()
    expect(other.received.at(-1)?.event).toBe('ended')
    expect((await request(context, demoted)).status).toBe(401)
  })

  test('does not count as a use of the session, nor does what an idle page sends', async () => {
    const { context } = fixtures
    const person = await staffPerson(context, 'support')
    const { sessionId } = await personOf(context, person)
    const seen = async () => {
      const { age } = await oneRow<{ age: number }>(context.db, {
        name: 'test.seen_ago',
        text: 'select extract(epoch from rihla_now() - last_seen_at)::int as age from staff_session where id = $1',
        values: [sessionId],
      })
      return age
    }
    await context.db.rows({
      name: 'test.seen_long_ago',
      text: `update staff_session set last_seen_at = rihla_now() - interval '11 hours' where id = $1`,
      values: [sessionId],
    })
    await streamOf(person)
    await askConsole(context, 'GET /today', { token: person.token, headers: { 'x-rihla-idle': '1' } })
    expect(await seen()).toBeGreaterThanOrEqual(11 * 3600)
    await askConsole(context, 'GET /today', { token: person.token })
    expect(await seen()).toBeLessThan(3600)
  })

  test('a change that is committed after later ones is sent too', async () => {
    const { context, isConcurrent } = fixtures
    if (!isConcurrent) return
    const stream = await streamOf(people.support)
    const [early, late] = [await contactMessage(context), await contactMessage(context)]
    await context.db.transaction(async (tx) => {
      await recordAudit(tx, {
        // Another person: an entry holds its author until the transaction ends.
        actor: await personOf(context, people.finance),
        action: 'message.closed',
        subject: { kind: 'message', id: early.id },
        supplierId: null,
      })
      await ask(people.owner, `PUT /messages/${late.id}/closed`, { isClosed: true })
      await stream.until('message', String(late.id))
      expect(stream.changes()).not.toContainEqual({ kind: 'message', key: String(early.id) })
    })
    await stream.until('message', String(early.id))
    expect(stream.changes().filter(({ key }) => key === String(late.id))).toHaveLength(1)
  })

  test('a person has at most ten, and a process that shuts down closes all', async () => {
    const { context } = fixtures
    // A process of its own.
    const other = { ...context, db: { ...context.db } }
    const streams = await Promise.all(Array.from({ length: 10 }, () => streamOf(people.finance, other)))
    const refused = await request(other, people.finance)
    expect([refused.status, ((await refused.json()) as Body)['code']]).toEqual([429, 'console.too_many_attempts'])
    await streams[0]?.close()
    const again = await streamOf(people.finance, other)
    changeFeedOf(other).close()
    await again.untilEnd()
    expect(again.received.some(({ event }) => event === 'ended')).toBe(false)
    expect((await request(other, people.finance)).status).toBe(503)
  })
})

test('a rejected review that its author rewrites is reported, also while another one is published', async () => {
  const { db } = fixtures.context
  const rewritten = await waitingReview(fixtures.context)
  const published = await waitingReview(fixtures.context)
  const judge = (text: string, values: unknown[]) => db.rows({ name: `test.judge_${values.length}`, text, values })
  await judge(`update review set status = 'rejected', rejection = 'a phone number' where id = $1`, [rewritten])
  const stream = await streamOf(people.support)
  // As many wait as before, and the newest of them is the same row.
  await judge(
    `update review set status = case when id = $1 then 'waiting' else 'published' end, rejection = null,
      created_at = case when id = $1 then rihla_now() + interval '1 second' else created_at end where id in ($1, $2)`,
    [rewritten, published],
  )
  await stream.until('review', null)
})

test('a quote that its guest accepts, pays or declines is reported', async () => {
  const { context } = fixtures
  const [accepted, declined] = [await answeredQuote(context), await answeredQuote(context)]
  const refusal = { ...(await acceptanceOf(context, declined)), reason: '' }
  const acceptance = await acceptanceOf(context, accepted)
  const stream = await streamOf(people.support)
  const reported = async (count: number) =>
    stream.untilMore(() => stream.changes().filter(({ kind }) => kind === 'quote').length >= count)
  const { reference } = await acceptQuote(context, acceptance)
  await reported(1)
  await pay(context, reference)
  await reported(2)
  await declineQuoteAsBuyer(context, refusal)
  await reported(3)
})
