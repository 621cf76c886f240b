import { beforeAll, expect, test } from 'vitest'
import { askConsole, oldProof, staffPerson, supplierId, type TestPerson } from '#test/support/console.ts'
import { paidOrder } from '#test/support/desk.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
let finance: TestPerson
let reference: string

beforeAll(async () => {
  finance = await staffPerson(fixtures.context, 'finance')
  ;({ reference } = await paidOrder(fixtures.context, { firstName: '=SUM(1)', lastName: 'العتيبي' }))
})

async function exported(person: TestPerson, route: string) {
  const answer = await askConsole(fixtures.context, route, { token: person.token, isFile: true })
  const { bytes } = answer.body as { bytes?: ArrayBuffer }
  return { ...answer, text: bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : '' }
}
const entriesOf = (person: TestPerson, action: string) =>
  fixtures.context.db.rows({
    name: 'test.entries_of_export',
    text: 'select after from audit_entry where action = $1 and staff_id = $2',
    values: [action, person.staffId],
  })

test('payments are exported as the list is filtered, without formulas, and the export is in the log', async () => {
  const { text } = await exported(finance, `POST /money/export?tab=payments&q=${reference}&x=Mona`)
  const [head, ...lines] = text.trimEnd().split('\r\n')
  expect(head).toBe('\uFEFFCreated (UTC),Order,Guest,State,Provider,Provider’s or bank’s number,Amount,Received,Currency,Attempts,Due (UTC)') // prettier-ignore
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`,${reference},"'=SUM(1) العتيبي",Paid,`)
  expect(lines[0]).toContain(',25.000,')
  expect(await entriesOf(finance, 'money.exported')).toEqual([{ after: { filters: 'tab=payments&q=%E2%80%A6' } }])
  const { text: others } = await exported(finance, 'POST /money/export?tab=payments&state=declined')
  expect(others).not.toContain(reference)
  for (const tab of ['refunds', 'transfers'])
    expect((await exported(finance, `POST /money/export?tab=${tab}`)).status).toBe(200)
  expect((await exported(finance, 'POST /money/export?tab=human')).status).toBe(422)
})

test('an export with more rows than a batch has each of them once', async () => {
  const { context } = fixtures
  await context.db.rows({
    name: 'test.many_payments',
    text: `insert into payment (order_id, attempt, attempt_key, provider, provider_reference, status, amount_minor, currency)
      select id, n + 10, gen_random_uuid(), 'stripe', 'cs_many_' || n, 'expired', 100, currency from orders, generate_series(1, 450) n where reference = $1`,
    values: [reference],
  })
  const { text } = await exported(finance, 'POST /money/export?tab=payments&state=expired')
  const numbers = [...text.matchAll(/cs_many_\d+/g)].map(([number]) => number)
  expect(numbers).toHaveLength(450)
  expect(new Set(numbers).size).toBe(450)
})

test('files that name people take a fresh proof, and suppliers have none of money', async () => {
  const { context } = fixtures
  const stale = await staffPerson(context, 'finance')
  await oldProof(context, stale)
  for (const route of ['POST /money/export?tab=payments', 'POST /audit/export'])
    expect((await exported(stale, route)).body).toMatchObject({ code: 'console.proof_required' })
  expect(await entriesOf(stale, 'money.exported')).toEqual([])
  const manager = await staffPerson(context, 'supplier_manager', await supplierId(context))
  expect((await exported(manager, 'POST /money/export?tab=payments')).status).toBe(403)
})

test('the audit log is exported in its scope and as it is filtered, without what was typed in the log', async () => {
  const owner = await staffPerson(fixtures.context, 'owner')
  await exported(owner, 'POST /money/export?tab=payments')
  const { text } = await exported(owner, `POST /audit/export?action=money.exported&staffId=${owner.staffId}`)
  const lines = text.trimEnd().split('\r\n')
  expect(lines[0]?.startsWith('\uFEFFWhen (UTC),Who,Role')).toBe(true)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"{""filters"":""tab=payments""}"')
  expect((await exported(owner, 'POST /audit/export?reason=Mona')).text.split('\r\n')).toHaveLength(2)
  expect(await entriesOf(owner, 'audit.exported')).toContainEqual({ after: { filters: 'reason=%E2%80%A6' } })
})
