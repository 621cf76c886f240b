/**
 * `npm run reconcile`: compares our books with the payment providers', and checks them for consistency
 * (docs/rules/ledger.md).
 */
import { isCurrency } from '#domain/currency.ts'
import { formatMoney } from '#domain/money.ts'
import { checkLedger } from '#server/booking/payments/check-ledger.ts'
import { reconcile, type Difference } from '#server/booking/payments/reconcile.ts'
import { openProviders } from '#server/booking/providers/open-providers.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { dayQuery } from '#server/kernel/contract.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { defineCommand, runCommand, UsageError, type CommandContext, type Terminal } from './run-command.ts'

const DAY_MS = 86_400_000

export const reconcileCommand = defineCommand({
  name: 'reconcile',
  failureCode: 2,
  options: {
    from: { type: 'string', value: 'YYYY-MM-DD', does: 'the first day, in UTC (default yesterday)' },
    to: { type: 'string', value: 'YYYY-MM-DD', does: 'the last day (default: the first)' },
    after: { type: 'string', value: 'ours:812', does: 'continues an interrupted run, which printed the value' },
  },
  subcommands: {
    '': {
      usage: '--from 2026-11-01 --to 2026-11-20',
      does: 'compares the payments created on these days',
      takes: 0,
      prepare: (values) => {
        const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10)
        const from = dayOf(values.from ?? yesterday)
        const to = new Date(dayOf(values.to ?? values.from ?? yesterday).getTime() + DAY_MS)
        if (to <= from) throw new UsageError('--to must not be before --from.')
        return (context) => compare(context, { from, to }, values.after ?? null)
      },
    },
  },
  notes: 'Exit code: 0 if everything matches, 1 if there are differences, 2 if the comparison failed.',
})

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
  list_price_differs: "a booking's price does not match its supplier's price",
  refunds_differ: 'refunds do not sum up to what payment and bookings say',
}

interface Days {
  from: Date
  to: Date
}

async function compare(commandContext: CommandContext, days: Days, after: string | null): Promise<number> {
  const { db, configuration, terminal } = commandContext
  const context = { ...commandContext, providers: openProviders(db, configuration) }
  const [different, checked] = await compareAll(context, terminal, days, after)
  const { statements, supplierStatements, errors } = await checkLedger(context, days)
  for (const one of errors) for (const error of one.errors) terminal.out(`${one.reference}  ${sentences[error]}\n`)
  for (const { currency, orders, ...sums } of statements) {
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, 'en')
    terminal.out(
      `${orders} orders: captured ${money(sums.capturedMinor)}, refunded ${money(sums.refundedMinor)}, owed back ${money(sums.owedMinor)}, booked ${money(sums.bookedMinor)}\n`,
    )
  }
  for (const { currency, sales, soldMinor, creditedMinor } of supplierStatements) {
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, 'en')
    terminal.out(`${sales} bookings at list price: sold ${money(soldMinor)}, credited ${money(creditedMinor)}\n`)
  }
  terminal.out(`${checked} payments compared, ${different + errors.length} differences.\n`)
  return different + errors.length > 0 ? 1 : 0
}

async function compareAll(context: PaymentContext, { out }: Terminal, days: Days, after: string | null) {
  let [different, checked] = [0, 0]
  for (let cursor = after; ;) {
    const step = await reconcile(context, { ...days, cursor }).catch((error: Error) => {
      const again = cursor === null ? '' : ` Continue with the same days and --after ${cursor}`
      throw new StartError(`Stopped: ${error.message}.${again}`)
    })
    for (const difference of step.differences) out(`${lineOf(difference)}\n`)
    different += step.differences.length
    checked += step.checked
    if (step.cursor === null) return [different, checked] as const
    cursor = step.cursor
  }
}

function lineOf(difference: Difference): string {
  const { kind, orderReference, provider, providerReference, refundReference, currency } = difference
  const money = (amountMinor: number) =>
    isCurrency(currency) ? formatMoney({ amountMinor, currency }, 'en') : `${amountMinor} ${currency}`
  const what = [provider, providerReference, refundReference].filter(Boolean).join(' ')
  return `${orderReference ?? '?'}  ${sentences[kind]}: here ${money(difference.hereMinor)}, there ${money(difference.thereMinor)}  ${what}`
}

function dayOf(text: string): Date {
  if (!dayQuery.safeParse(text).success) throw new UsageError(`${text} is not a day such as 2026-11-22.`)
  return new Date(`${text}T00:00:00Z`)
}

if (import.meta.main) process.exitCode = await runCommand(reconcileCommand, process.argv.slice(2))
