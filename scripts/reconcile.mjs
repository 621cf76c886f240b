// `npm run reconcile`: our books of some days, compared with the payment providers' and with themselves.
import { parseArgs } from 'node:util'
import { isCurrency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import { reconcile } from '#server/booking/payments/reconcile.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { dayQuery } from '#server/sites/contract.ts'

const USAGE = `npm run reconcile                                     the payments that were begun yesterday
npm run reconcile -- --from 2026-11-01 --to 2026-11-20   of these days, both included, in UTC
npm run reconcile -- … --after ours:812                  goes on where an interrupted run stopped: it said so

Ends with 0 when all agrees, 1 with differences, 2 when it could not be done. The embedded database can be opened only while no server runs.
`
const DAY_MS = 86_400_000
const sentences = {
  session_unknown_there: 'the provider knows no such payment',
  session_unknown_here: 'paid there, and no payment here has this reference',
  currency: 'another currency there',
  paid_there: 'paid there and not here',
  paid_here: 'paid here and not there',
  amount: 'another amount there',
  refunded_there: 'refunded there and not here',
  refunded_here: 'refunded here and not there',
  refund_amount: 'another amount refunded there',
  money_without_booking: 'more money was kept than is booked',
  booking_without_money: 'more is booked than was paid',
  refunds_differ: 'refunds do not sum up to what payment and bookings say',
}

try {
  process.exitCode = await run(readArguments())
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function run({ from, to, after }) {
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log, providers: openProviders(db, configuration) }
  try {
    const [different, checked] = await compareAll(context, { from, to }, after)
    const { statements, faults } = await checkLedger(context, { from, to })
    for (const one of faults)
      for (const fault of one.faults) process.stdout.write(`${one.reference}  ${sentences[fault]}\n`)
    for (const { currency, orders, ...sums } of statements) {
      const money = (amountMinor) => formatMoney({ amountMinor, currency }, 'en')
      process.stdout.write(
        `${orders} orders: captured ${money(sums.capturedMinor)}, refunded ${money(sums.refundedMinor)}, owed back ${money(sums.owedMinor)}, booked ${money(sums.bookedMinor)}\n`,
      )
    }
    process.stdout.write(`${checked} payments compared, ${different + faults.length} differences.\n`)
    return different + faults.length > 0 ? 1 : 0
  } finally {
    await close()
  }
}

async function compareAll(context, days, after) {
  let [different, checked] = [0, 0]
  for (let cursor = after; ;) {
    const step = await reconcile(context, { ...days, cursor }).catch((error) => {
      const again = cursor === null ? '' : ` Go on with the same days and --after ${cursor}`
      throw new StartError(`Stopped: ${error.message}.${again}`)
    })
    for (const difference of step.differences) process.stdout.write(`${lineOf(difference)}\n`)
    different += step.differences.length
    checked += step.checked
    if (step.cursor === null) return [different, checked]
    cursor = step.cursor
  }
}

function lineOf({
  kind,
  orderReference,
  provider,
  providerReference,
  refundReference,
  hereMinor,
  thereMinor,
  currency,
}) {
  const money = (amountMinor) =>
    isCurrency(currency) ? formatMoney({ amountMinor, currency }, 'en') : `${amountMinor} ${currency}`
  const what = [provider, providerReference, refundReference].filter(Boolean).join(' ')
  return `${orderReference ?? '?'}  ${sentences[kind]}: here ${money(hereMinor)}, there ${money(thereMinor)}  ${what}`
}

function readArguments() {
  let values
  try {
    values = parseArgs({
      options: { from: { type: 'string' }, to: { type: 'string' }, after: { type: 'string' } },
    }).values
  } catch {
    throw new StartError(USAGE)
  }
  const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
  const from = dayOf(values.from ?? yesterday)
  const to = new Date(dayOf(values.to ?? values.from ?? yesterday).getTime() + DAY_MS)
  if (to <= from) throw new StartError('--to must not be before --from.')
  return { from, to, after: values.after ?? null }
}

function dayOf(text) {
  if (!dayQuery.safeParse(text).success) throw new StartError(`${text} is no day such as 2026-11-22.`)
  return new Date(`${text}T00:00:00Z`)
}
