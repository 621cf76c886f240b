import { beforeAll, expect, test } from 'vitest'
import { recordJobRuns } from '#server/kernel/record-job-runs.ts'
import { processWaitingEvents } from '#server/booking/payments/receive-event.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { setMessageFailed, setMessageSent } from '#server/outbox/delivery.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { failedMail } from '#test/support/failed-mail.ts'
import { stuckEvent } from '#test/support/stuck-event.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let owner: TestPerson

interface Health {
  jobs: Body[]
  outbox: { waiting: number; oldestAt: string | null; givenUp: number }
  messages: (Body & { id: number })[]
  events: Body[]
}

beforeAll(async () => {
  owner = await staffPerson(fixtures.context, 'owner')
  // The invitations of the test's own people.
  await sendOutbox(fixtures.context, { send: () => Promise.resolve() })
})

const health = async () => (await askDesk(fixtures.context, owner, 'GET /health')).body as unknown as Health
const problems = async () => {
  const { waiting } = (await askDesk(fixtures.context, owner, 'GET /today')).body as { waiting: { kind: string; count: number }[] } // prettier-ignore
  return waiting.find(({ kind }) => kind === 'problems')?.count
}
const retry = (id: number) => askDesk(fixtures.context, owner, `POST /health/messages/${id}/retry`)

test('has the jobs that fail or are late first, and counts them on the first screen', async () => {
  const record = recordJobRuns(fixtures.context.db)
  const run = (job: string, minutesAgo: number, error: string | null = null) => {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    return record({ job, everySeconds: 60, startedAt: at, endedAt: at, error })
  }
  await run('a goes well', 1)
  await run('b is late', 30)
  await run('c fails', 1, 'no connection')
  const { jobs } = await health()
  expect(jobs.map(({ job, isFailing, failures }) => [job, isFailing, failures])).toEqual([
    ['b is late', true, 0],
    ['c fails', true, 1],
    ['a goes well', false, 0],
  ])
  expect(jobs[1]).toMatchObject({ error: 'no connection' })
  expect(jobs[0]).toMatchObject({ nextAt: null })
  for (const job of jobs.slice(1)) {
    const untilNext = Date.parse(String(job['nextAt'])) - Date.now()
    expect(untilNext).toBeGreaterThan(-5_000)
    expect(untilNext).toBeLessThanOrEqual(60_000)
  }
  expect(await problems()).toBe(2)
  await run('b is late', 0)
  await run('c fails', 0)
  expect(await problems()).toBe(0)
})

test('sends a message that was given up again, once, with an entry in the log; its address is masked', async () => {
  const { context } = fixtures
  const id = await failedMail(context, { recipient: 'desk@example.com' })
  expect(await problems()).toBe(1)
  expect((await health()).messages).toMatchObject([
    { id, recipient: 'd•••@', error: 'mailbox full', nextAt: null, canRetry: true },
  ])
  expect((await retry(id)).body).toMatchObject({ outbox: { waiting: 1, givenUp: 0 }, messages: [] })
  expect(await retry(id)).toMatchObject({ status: 409, body: { code: 'console.not_sendable' } })
  const sent: string[] = []
  await sendOutbox(context, { send: async ({ to }) => void sent.push(to) })
  expect(sent).toEqual(['desk@example.com'])
  expect((await health()).outbox).toEqual({ waiting: 0, oldestAt: null, givenUp: 0 })
  const entries = await context.db.rows({
    name: 'test.mail_entries',
    text: `select action, after from audit_entry where subject_kind = 'mail' and subject_id = $1`,
    values: [id],
  })
  expect(entries).toEqual([{ action: 'mail.retried', after: { kind: 'contact_message' } }])
})

test('does not send again what carried a code or link, or has no recipient any more', async () => {
  const reset = await failedMail(fixtures.context, { kind: 'password_reset', recipient: 'sara@example.com' })
  const erased = await failedMail(fixtures.context, { recipient: '' })
  expect((await health()).messages.map(({ id, canRetry }) => [id, canRetry])).toEqual([
    [erased, false],
    [reset, false],
  ])
  for (const id of [reset, erased]) expect((await retry(id)).status).toBe(409)
})

test('has the webhooks that were not processed at first, and those that were given up', async () => {
  await fixtures.context.db.rows({
    name: 'test.events',
    text: `insert into payment_event (provider, event_id, provider_reference, body, attempts, received_at, processed_at, given_up_at) values
      ('stripe', 'evt_new', 'cs_new', '', 1, now(), null, null), ('stripe', 'evt_done', 'cs_done', '', 1, now() - interval '1 hour', now(), null),
      ('stripe', 'evt_stuck', 'cs_stuck', '', 4, now() - interval '1 hour', null, null), ('stripe', 'evt_over', null, '', 9, now() - interval '1 day', null, now())`,
  })
  expect((await health()).events).toMatchObject([
    { reference: null, attempts: 9, nextAt: null },
    { reference: 'cs_stuck', attempts: 4, nextAt: expect.any(String) },
  ])
})

const entriesOf = (kind: string, id: number) =>
  fixtures.context.db.rows<Body>({
    name: 'test.entries_of_failure',
    text: `select action, staff_id as "staffId", after from audit_entry where subject_kind = $1 and subject_id = $2 order by id`,
    values: [kind, id],
  })
const listedEvents = async () => (await health()).events.map(({ id }) => id)

test('a message that is given up while it is being sent takes the result: sent, or given up', async () => {
  const { db } = fixtures.context
  const [sent, unsent] = [await failedMail(fixtures.context), await failedMail(fixtures.context)]
  for (const id of [sent, unsent])
    expect((await askDesk(fixtures.context, owner, `POST /health/messages/${id}/give-up`)).status).toBe(200)
  await setMessageSent(db, { id: sent, subject: null, body: null })
  await setMessageFailed(db, { id: unsent, error: 'mailbox full', retrySeconds: 60 })
  const rows = await db.rows({
    name: 'test.results_of_given_up',
    text: `select sent_at is not null as "isSent", dismissed_at is not null as "isGivenUp" from outbox where id = any ($1) order by id`,
    values: [[sent, unsent]],
  })
  expect(rows).toEqual([
    { isSent: true, isGivenUp: false },
    { isSent: false, isGivenUp: true },
  ])
})

test('a message that failed is given up once: out of the list and the count, never sent, with an entry', async () => {
  const { context } = fixtures
  const [givenUp, waiting] = [await failedMail(context), await failedMail(context)]
  await context.db.rows({
    name: 'test.waits_again',
    text: 'update outbox set failed_at = null where id = $1',
    values: [waiting],
  })
  const before = await problems()
  const giveUp = (id: number) => askDesk(context, owner, `POST /health/messages/${id}/give-up`)
  const answers = await Promise.all([giveUp(givenUp), giveUp(givenUp)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('console.failure_over')
  expect(await problems()).toBe((before ?? 0) - 1)
  expect((await giveUp(waiting)).status).toBe(200)
  const { messages } = await health()
  expect(messages.map(({ id }) => id).filter((id) => id === givenUp || id === waiting)).toEqual([])
  for (const id of [givenUp, waiting]) {
    expect((await retry(id)).body['code']).toBe('console.not_sendable')
    expect(await entriesOf('mail', id)).toEqual([
      { action: 'mail.given_up', staffId: owner.staffId, after: { kind: 'contact_message' } },
    ])
  }
  const sent: string[] = []
  await sendOutbox(context, { send: async ({ to }) => void sent.push(to) })
  expect(sent).toEqual([])
})

test('a webhook that was not processed is tried again, or given up and no longer counted', async () => {
  const { context } = fixtures
  const [again, over] = [await stuckEvent(context), await stuckEvent(context)]
  expect(await listedEvents()).toEqual(expect.arrayContaining([again, over]))
  const before = (await problems()) ?? 0
  const act = (id: number, name: string) => askDesk(context, owner, `POST /health/events/${id}/${name}`)
  expect((await act(over, 'give-up')).status).toBe(200)
  expect((await act(again, 'retry')).status).toBe(200)
  expect((await health()).events.find(({ id }) => id === again)).toMatchObject({
    attempts: 0,
    nextAt: expect.any(String),
  })
  for (const name of ['retry', 'give-up'])
    expect(await act(over, name)).toMatchObject({ status: 409, body: { code: 'console.failure_over' } })
  await processWaitingEvents(context)
  await expect.poll(listedEvents).not.toContain(again)
  expect(await listedEvents()).not.toContain(over)
  expect(await problems()).toBe(before - 2)
  expect((await act(again, 'give-up')).status).toBe(409)
  const provider = 'sandbox'
  expect(await entriesOf('webhook', again)).toMatchObject([{ action: 'webhook.retried', after: { provider } }])
  expect(await entriesOf('webhook', over)).toMatchObject([{ action: 'webhook.given_up', after: { provider } }])
})
