import { isCurrency } from '#domain/currency.ts'
import { onClockOf } from '#domain/date-words.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import { addPromoCode } from '#server/cart/promotions/add-promo-code.ts'
import { endPromoCode } from '#server/cart/promotions/end-promo-code.ts'
import { listPromoCodes } from '#server/cart/promotions/list-promo-codes.ts'
import { defineCommand, runCommand, UsageError, type CommandContext } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

export const promoCodes = defineCommand({
  name: 'promo-codes',
  options: {
    percent: { type: 'string', value: '12.5', does: 'the discount as a percentage' },
    amount: { type: 'string', value: '50', does: 'or as an amount, with --currency' },
    currency: { type: 'string', value: 'SAR', does: 'the currency of --amount and --minimum' },
    product: { type: 'string', value: 'CODE', does: 'only for this product' },
    city: { type: 'string', value: 'CODE', does: 'only in this city' },
    category: { type: 'string', value: 'CODE', does: 'only in this category' },
    supplier: { type: 'string', value: 'CODE', does: 'only for this supplier; several restrictions must all hold' },
    minimum: { type: 'string', value: '300', does: 'the lowest price of the whole cart, with --currency' },
    'first-order': { type: 'boolean', default: false, does: "only for a buyer's first order" },
    limit: { type: 'string', value: '100', does: 'how often it can be used in all' },
    'per-buyer': { type: 'string', value: '1', does: 'how often one buyer can use it' },
    from: { type: 'string', value: '2026-12-01', does: 'the first day' },
    until: { type: 'string', value: '2026-12-31', does: 'the last day (default: it never expires)' },
  },
  subcommands: {
    list: { does: 'lists the codes', takes: 0, prepare: () => list },
    add: {
      usage: 'SUMMER --percent 12.5',
      does: 'creates a code',
      takes: 1,
      prepare: (values, code = '') => {
        const wish = { code, ...wishOf(values) }
        return async (context) => {
          const { startsLater } = await addPromoCode(context, wish)
          const from = startsLater ? ` from ${wish.firstDay}` : ''
          context.terminal.out(`${code.trim().toUpperCase()} can be used${from}.\n`)
        }
      },
    },
    end: {
      usage: 'SUMMER',
      does: 'ends a code now; orders that used it keep their discount',
      takes: 1,
      prepare:
        (_, code = '') =>
        async (context) => {
          await endPromoCode(context, { code })
          context.terminal.out(`${code.toUpperCase()} has ended.\n`)
        },
    },
  },
  notes: "Days begin and end in the marketplace's time zone (site.zone).",
})

type AddValues = Parameters<(typeof promoCodes)['subcommands'][string]['prepare']>[0]

function wishOf(values: AddValues) {
  const currency = values.currency?.toUpperCase() ?? null
  if (currency !== null && !isCurrency(currency)) throw new UsageError(`${values.currency} is not a known currency.`)
  const amountOf = (name: 'amount' | 'minimum') => {
    const text = values[name]
    if (text === undefined) return null
    if (currency === null) throw new UsageError(`--${name} needs --currency.`)
    return minorOf(text, currency) ?? stop(`--${name} ${text} is not an amount in ${currency}.`)
  }
  const wholeOf = (name: 'limit' | 'per-buyer') => {
    const text = values[name]
    return text === undefined ? null : wholeNumber(`--${name}`, text)
  }
  return {
    // Two digits of a percentage give basis points, as in a currency with two digits.
    percentBasisPoints:
      values.percent === undefined
        ? null
        : (minorOf(values.percent, 'USD') ?? stop('--percent must be a number such as 12.5.')),
    amountMinor: amountOf('amount'),
    minimumMinor: amountOf('minimum'),
    currency,
    product: values.product ?? null,
    city: values.city ?? null,
    category: values.category ?? null,
    supplier: values.supplier ?? null,
    firstOrderOnly: values['first-order'],
    limitTotal: wholeOf('limit'),
    limitPerBuyer: wholeOf('per-buyer'),
    firstDay: values.from ?? null,
    lastDay: values.until ?? null,
  }
}

async function list(context: CommandContext): Promise<void> {
  const { zone, codes } = await listPromoCodes(context)
  const states = { to_come: 'to come', running: 'running', used_up: 'used up', ended: 'ended' }
  const when = (instant: Date) => {
    const { localDate, localTime } = onClockOf(instant.toISOString(), zone)
    return `${localDate} ${localTime}`
  }
  for (const one of codes) {
    const money = (amountMinor: number) => formatMoney({ amountMinor, currency: one.currency ?? '' }, 'en')
    const targets = (['product', 'city', 'category', 'supplier'] as const).filter((name) => one[name] !== null)
    const parts = [
      one.percentBasisPoints === null ? money(one.amountMinor ?? 0) : `${one.percentBasisPoints / 100} %`,
      ...targets.map((name) => `${name} ${one[name]}`),
      ...(one.minimumMinor === null ? [] : [`from ${money(one.minimumMinor)}`]),
      ...(one.firstOrderOnly ? ['first order'] : []),
      ...(one.limitPerBuyer === null ? [] : [`${one.limitPerBuyer} a buyer`]),
      `used ${one.used}${one.limitTotal === null ? '' : ` of ${one.limitTotal}`}`,
      ...(one.startsAt === null ? [] : [`since ${when(one.startsAt)}`]),
      one.expiresAt === null ? 'never expires' : `until ${when(one.expiresAt)}`,
    ]
    context.terminal.out(`${one.code}  ${states[one.state]}  ${parts.join(', ')}\n`)
  }
  context.terminal.out(`Codes: ${codes.length}. Times are of ${zone}.\n`)
}

function stop(sentence: string): never {
  throw new UsageError(sentence)
}

if (import.meta.main) process.exitCode = await runCommand(promoCodes, process.argv.slice(2))
