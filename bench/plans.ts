/**
 * `npm run bench:plans [-- 1000000]`: runs actions of buyers, staff and jobs on a million orders in a temporary
 * PostgreSQL and lists the statements that read more than MAX_ROWS rows of a table, according to auto_explain.
 */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { seedDemo } from '#demo/seed.ts'
import { startPostgres } from '#scripts/postgres.mjs'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { accountJobs } from '#server/app/accounts/jobs.ts'
import { deleteAccount } from '#server/app/accounts/delete-account.ts'
import { followOrders } from '#server/app/follow-orders.ts'
import { sweepRows } from '#server/app/retention/sweep-rows.ts'
import { readQueue } from '#server/app/staff/read-queue.ts'
import { availabilityJobs } from '#server/availability/jobs.ts'
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { cancelBooking } from '#server/booking/commands/cancel-booking.ts'
import { orderJobs } from '#server/booking/orders/jobs.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { findOrder, listOrdersOnSite } from '#server/booking/views.ts'
import { previewCancellation } from '#server/booking/orders/preview-cancellation.ts'
import { paymentJobs } from '#server/booking/payments/jobs.ts'
import { settlePayment } from '#server/booking/payments/settle-payment.ts'
import { bankTransferProvider } from '#server/booking/providers/bank-transfer.ts'
import { decideSandboxPayment } from '#server/booking/providers/decide-sandbox-payment.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { oneRow, openDatabase } from '#server/kernel/database.ts'
import { longRunningLimits } from '#server/kernel/database-limits.ts'
import type { Job } from '#server/kernel/jobs.ts'
import { openLog } from '#server/kernel/logs.ts'
import { migrate } from '#server/kernel/migrate.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { directoryStorage } from '#server/media/directory-storage.ts'
import { quoteJobs } from '#server/quotes/jobs.ts'
import { reviewJobs } from '#server/reviews/jobs.ts'
import { findSite } from '#server/sites/find-site.ts'
import { wishlistJobs } from '#server/wishlist/jobs.ts'
import { generateOrders } from './generate-orders.ts'

followOrders()

const MAX_ROWS = 10_000
const SECRET = 'a secret that is only good for this measurement'
const [count = 1_000_000] = process.argv.slice(2).map(Number)

const directory = mkdtempSync(join(tmpdir(), 'rihla-plans-'))
const postgres = await startPostgres({ shared_buffers: '512MB', max_wal_size: '8GB', fsync: 'off', work_mem: '32MB' })
try {
  await migrate(postgres.url, 'migrations')
  const plain = openDatabase(postgres.url, { connections: 1, limits: longRunningLimits })
  await seedDemo(plain, { today: new Date().toISOString().slice(0, 10) })
  const began = performance.now()
  await generateOrders(plain, count)
  process.stdout.write(`${count} orders in ${Math.round((performance.now() - began) / 1000)} s\n`)
  for (const [name, value] of Object.entries({
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_format': 'json',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    // Foreign keys are checked by PostgreSQL's own statements.
    'auto_explain.log_nested_statements': 'on',
  }))
    await plain.rows({ name: `bench.${name}`, text: `alter database postgres set ${name} = '${value}'` })
  const { file } = await oneRow<{ file: string }>(plain, {
    name: 'bench.log',
    text: `select current_setting('data_directory') as file`,
  })
  await plain.close()
  await measure(join(dirname(file), 'log'))
} finally {
  postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

async function measure(log: string): Promise<void> {
  const db = openDatabase(postgres.url, { connections: 4, limits: longRunningLimits })
  const context = {
    db,
    configuration: readConfiguration({ NODE_ENV: 'test', SECRET, LOG_LEVEL: 'silent' }),
    log: openLog('silent'),
    storage: directoryStorage(directory),
    providers: providersOf(sandboxProvider(db, { secret: SECRET }), [bankTransferProvider(db)]),
  }
  const site = await findSite(db, '')
  const { userId } = await oneRow<{ userId: number }>(db, {
    name: 'bench.user',
    text: `update app_user set password_hash = $1, email_confirmed_at = now() where email = 'user5@example.com' returning id as "userId"`,
    values: [await hashPassword('a password of nineteen')],
  })
  const account: Visitor = {
    site,
    userId,
    cartToken: null,
    wishlistToken: null,
    orderAccessCookie: null,
    quoteAccessCookie: null,
    currency: 'BHD',
    address: '192.0.2.1',
  }
  const order = () => reserve()

  async function reserve(): Promise<string> {
    const departure = await oneRow<{ id: number; optionId: number; unit: number }>(db, {
      name: 'bench.departure',
      text: `select d.id, d.option_id as "optionId", u.id as unit
        from product p join option o on o.product_id = p.id join departure d on d.option_id = o.id join unit u on u.option_id = o.id
        where p.code = 'bahrain-fort' and u.kind = 'adult' and d.starts_at > now() + interval '20 days' and d.capacity - d.held - d.sold > 5
        order by d.starts_at limit 1`,
    })
    const visitor = { ...account, userId: null, address: `192.0.2.${Math.ceil(Math.random() * 250)}` }
    const { cartToken } = await addItem(context, {
      visitor,
      optionId: departure.optionId,
      departureId: departure.id,
      duration: 1,
      units: { [departure.unit]: 1 },
      extras: {},
      pickupPointId: null,
    })
    const { reference } = await placeOrder(context, {
      visitor: { ...visitor, cartToken },
      locale: 'ar',
      idempotencyKey: randomUUID(),
      promoCode: null,
      method: 'card',
      acceptsTerms: true,
      firstName: 'Sara',
      lastName: 'Ali',
      email: `${randomUUID()}@example.com`,
      countryCode: 'SA',
      phoneNumber: '0501234567',
      specialRequests: '',
      seenTotalMinor: 12_500,
      seenCurrency: 'BHD',
    })
    return reference
  }
  const paymentOf = (reference: string) =>
    oneRow<{ paymentId: number; session: string; bookingId: number }>(db, {
      name: 'bench.payment',
      text: `select p.id as "paymentId", p.provider_reference as session, i.id as "bookingId"
        from orders o join payment p on p.order_id = o.id join order_item i on i.order_id = o.id where o.reference = $1`,
      values: [reference],
    })
  const pay = async (reference: string) => {
    const { session, paymentId } = await paymentOf(reference)
    await decideSandboxPayment(db, { reference: session, decision: 'no_webhook' })
    await settlePayment(context, { paymentId })
  }

  let read = statSync(log).size
  const lines: string[] = []
  const during = async <Result>(name: string, act: () => Promise<Result>): Promise<Result> => {
    const start = performance.now()
    const result = await act()
    const ms = Math.round(performance.now() - start)
    const text = readFileSync(log)
    const heavy = plansIn(text.subarray(read).toString('utf8')).flatMap(heavyReads)
    read = text.length
    const most = new Map<string, number>()
    for (const { what, rows } of heavy) most.set(what, Math.max(rows, most.get(what) ?? 0))
    lines.push(`| ${name} | ${ms} | ${[...most].map(([what, rows]) => `${what} (${rows})`).join(', ') || '–'} |`)
    return result
  }

  const paid = await during('a purchase: the reservation', order)
  await during('a purchase: the confirmation', () => pay(paid))
  await during('an order by its link', () => findOrder(db, paid))
  const { bookingId } = await paymentOf(paid)
  const wish = { visitor: account, reference: paid, key: orderAccessToken(context.configuration, paid), bookingId }
  await during('a cancellation', async () => {
    const { refundMinor: seenRefundMinor } = await previewCancellation(context, wish)
    await cancelBooking(context, { ...wish, seenRefundMinor })
  })
  const left = await reserve()
  await db.rows({
    name: 'bench.end_hold',
    text: `update orders set hold_expires_at = rihla_now() - interval '1 second' where reference = $1`,
    values: [left],
  })
  const jobs: Job[] = [
    ...paymentJobs(context),
    ...orderJobs(context),
    ...quoteJobs(context),
    ...availabilityJobs(context),
    ...wishlistJobs(context),
    ...accountJobs(context),
    ...reviewJobs(context),
  ]
  for (const job of jobs) await during(`job: ${job.name}, every ${job.everySeconds} s`, async () => job.run())
  await during('job: sweep rows, every 3600 s', () => sweepRows(context))
  for (const queue of ['on_hold', 'pay_later', 'late', 'transfers'] as const)
    await during(`staff queue: ${queue}`, () => readQueue(context, { queue, locale: 'ar' }))
  await during("an account's orders", () => listOrdersOnSite(db, { userId, siteId: site.id }))
  await during('deleting an account', () =>
    deleteAccount(context, { visitor: account, sessionToken: '', password: 'a password of nineteen' }),
  )
  process.stdout.write(
    `| what | ms | reads of more than ${MAX_ROWS} rows |\n| --- | --- | --- |\n${lines.join('\n')}\n`,
  )
  await db.close()
}

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** The query plans in a part of PostgreSQL's log. */
function plansIn(log: string): Node[] {
  return log
    .split(/plan:\n/)
    .slice(1)
    .map((piece) => (JSON.parse(piece.slice(0, piece.search(/^\t\}$/m) + 2)) as { Plan: Node }).Plan)
}

/** Row counts in plans are averages over loops. */
function heavyReads(node: Node): { what: string; rows: number }[] {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const rows = Math.round((node['Actual Rows'] + removed) * node['Actual Loops'])
  const own =
    node['Relation Name'] !== undefined && rows > MAX_ROWS
      ? [{ what: `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`, rows }]
      : []
  return [...own, ...(node.Plans ?? []).flatMap(heavyReads)]
}
