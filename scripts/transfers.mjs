// `npm run transfers -- list | record | refunded`: money by bank, until the console has a page for it.
import { parseArgs } from 'node:util'
import { isCurrency } from '#domain/currency.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import words from '#messages/en/refusals.json' with { type: 'json' }
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { recordTransferRefund } from '#server/booking/payments/record-transfer-refund.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { dayQuery } from '#server/sites/contract.ts'

const USAGE = `npm run transfers -- list                                     money that is awaited, and money to send back
npm run transfers -- record RH-2345ABCD 250.00 SAR --bank FT1  money has arrived: the order, the amount, the bank's own number
npm run transfers -- refunded 17 --bank FT2                    refund 17 was sent back

  --bank TEXT        the bank's own number of the movement; recording it again changes nothing
  --on YYYY-MM-DD    the day on which it arrived; today without it

The embedded database can be opened only while no server runs.
`

try {
  await run()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

async function run() {
  const { positionals, values } = readArguments()
  const [command] = positionals
  const counts = { list: 1, record: 4, refunded: 2 }
  if (command === undefined || counts[command] !== positionals.length || (command !== 'list' && !values.bank)) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log, providers: openProviders(db, configuration) }
  try {
    if (command === 'list') await list(context)
    else if (command === 'record') await record(context, positionals, values)
    else {
      await recordTransferRefund(context, { refundId: wholeOf(positionals[1]), bankReference: values.bank })
      process.stdout.write(`Refund ${positionals[1]} is recorded as sent.\n`)
    }
  } finally {
    await close()
  }
}

async function list(context) {
  const { awaited, refunds } = await listTransfers(context)
  const money = (amountMinor, currency) => formatMoney({ amountMinor, currency }, 'en')
  process.stdout.write(`Awaited: ${awaited.length}\n`)
  for (const { reference, name, amountMinor, receivedMinor, currency, dueAt } of awaited)
    process.stdout.write(
      `  ${reference}  ${money(amountMinor, currency)}, received ${money(receivedMinor, currency)}  until ${dueAt.toISOString()}  ${name}\n`,
    )
  process.stdout.write(`To send back: ${refunds.length}\n`)
  for (const { id, reference, name, email, amountMinor, currency, reason } of refunds)
    process.stdout.write(`  ${id}  ${reference}  ${money(amountMinor, currency)}  ${reason}  ${name} <${email}>\n`)
}

async function record(context, [, reference, amount, code], values) {
  const currency = code.toUpperCase()
  const amountMinor = isCurrency(currency) ? minorOf(amount, currency) : null
  if (amountMinor === null || amountMinor === 0) throw new StartError(`${amount} ${code} is no amount of money.`)
  const receivedOn = values.on ?? new Date().toISOString().slice(0, 10)
  if (!dayQuery.safeParse(receivedOn).success) throw new StartError('--on must be a day such as 2026-11-22.')
  const recorded = await recordTransfer(context, {
    reference,
    amountMinor,
    currency,
    bankReference: values.bank,
    receivedOn,
  })
  const sentences = {
    confirmed: 'The whole amount is here: the order is confirmed.',
    awaits_rest: `${formatMoney({ amountMinor: recorded.missingMinor, currency }, 'en')} is still missing; the buyer is told.`,
    refund_due: 'Not all of it could be used: see `list` for what is to be sent back.',
  }
  process.stdout.write(`${sentences[recorded.outcome]}\n`)
}

function wholeOf(text) {
  if (!/^\d{1,15}$/.test(text)) throw new StartError(`${text} is no number of a refund.`)
  return Number(text)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { bank: { type: 'string' }, on: { type: 'string' } } })
  } catch {
    return { positionals: [], values: {} }
  }
}

/** In words what a person can mend; null for a mistake of the program. */
function sentenceOf(error) {
  if (error instanceof StartError) return error.message
  if (!(error instanceof ApiError)) return null
  return words.payments[error.code.replace('payments.', '')] ?? error.code
}
