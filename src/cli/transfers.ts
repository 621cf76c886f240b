import { isCurrency } from '#domain/currency.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import { bankNumber } from '#server/booking/payments/desk/demand-number.ts'
import { listTransfers } from '#server/booking/payments/list-transfers.ts'
import { recordTransferRefund } from '#server/booking/payments/record-transfer-refund.ts'
import { recordTransfer } from '#server/booking/payments/record-transfer.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import { dayQuery } from '#server/kernel/contract.ts'
import { defineCommand, required, runCommand, UsageError, type CommandContext } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

export const transfers = defineCommand({
  name: 'transfers',
  options: {
    bank: {
      type: 'string',
      value: 'TEXT',
      does: "the bank's reference; recording the same one again changes nothing",
    },
    on: { type: 'string', value: 'YYYY-MM-DD', does: 'the day on which the money arrived (default today)' },
  },
  subcommands: {
    list: { does: 'lists the transfers expected and the refunds to send', takes: 0, prepare: () => list },
    record: {
      usage: 'RH-2345ABCD 250.00 SAR --bank FT1',
      does: 'records money received for an order',
      takes: 3,
      prepare: (values, reference = '', amount = '', code = '') => {
        const currency = code.toUpperCase()
        const amountMinor = isCurrency(currency) ? minorOf(amount, currency) : null
        if (amountMinor === null || amountMinor === 0)
          throw new UsageError(`${amount} ${code} is not an amount of money.`)
        const receivedOn = pastDay(values.on ?? new Date().toISOString().slice(0, 10))
        if (!dayQuery.safeParse(receivedOn).success) throw new UsageError('--on must be a day such as 2026-11-22.')
        const bankReference = bankNumber(required(values.bank, '--bank'))
        return (context) => record(context, { reference, amountMinor, currency, bankReference, receivedOn })
      },
    },
    refunded: {
      usage: '17 --bank FT2',
      does: 'records that refund 17 was sent',
      takes: 1,
      prepare: (values, number = '') => {
        const refundId = wholeNumber('The refund', number, { most: Number.MAX_SAFE_INTEGER })
        const bankReference = bankNumber(required(values.bank, '--bank'))
        return async (context) => {
          await recordTransferRefund(withProviders(context), { refundId, bankReference })
          context.terminal.out(`Refund ${number} is recorded as sent.\n`)
        }
      },
    },
  },
})

const DAY_MS = 86_400_000

/** As the console accepts it: a bank's day may already be the next one, east of here. */
function pastDay(day: string): string {
  if (Date.parse(day) > Date.now() + DAY_MS) throw new UsageError('--on must not be in the future.')
  return day
}

const withProviders = (context: CommandContext) => ({
  ...context,
  providers: openProviders(context.db, context.configuration),
})

async function list(context: CommandContext): Promise<void> {
  const { out } = context.terminal
  const { awaited, refunds } = await listTransfers(context)
  const money = (amountMinor: number, currency: string) => formatMoney({ amountMinor, currency }, 'en')
  out(`Awaited: ${awaited.length}\n`)
  for (const { reference, name, amountMinor, receivedMinor, currency, dueAt } of awaited)
    out(
      `  ${reference}  ${money(amountMinor, currency)}, received ${money(receivedMinor, currency)}  until ${dueAt.toISOString()}  ${name}\n`,
    )
  out(`To send back: ${refunds.length}\n`)
  for (const { id, reference, name, email, amountMinor, currency, reason } of refunds)
    out(`  ${id}  ${reference}  ${money(amountMinor, currency)}  ${reason}  ${name} <${email}>\n`)
}

async function record(context: CommandContext, transfer: Parameters<typeof recordTransfer>[1]): Promise<void> {
  const { currency } = transfer
  const { outcome, missingMinor } = await recordTransfer(withProviders(context), transfer)
  const sentences = {
    confirmed: 'The whole amount is here: the order is confirmed.',
    awaits_rest: `${formatMoney({ amountMinor: missingMinor, currency }, 'en')} is still missing; the buyer gets a mail.`,
    refund_due: 'Not all of it could be used: see `list` for what is to be sent back.',
  }
  context.terminal.out(`${sentences[outcome]}\n`)
}

if (import.meta.main) process.exitCode = await runCommand(transfers, process.argv.slice(2))
