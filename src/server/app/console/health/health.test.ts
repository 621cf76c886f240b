import { beforeAll, expect, test } from 'vitest'
import { recordJobRuns } from '#server/kernel/record-job-runs.ts'
import { sendOutbox } from '#server/notifications/send-outbox.ts'
import { staffPerson, type TestPerson } from '#test/support/console.ts'
import { askDesk, type Body } from '#test/support/desk.ts'
import { failedMail } from '#test/support/failed-mail.ts'
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
