// `npm run promo-codes -- list | add | end`: promo codes, until the console has a page for them.
import { parseArgs } from 'node:util'
import { isCurrency } from '#domain/currency.ts'
import { onClockOf } from '#domain/date-words.ts'
import { formatMoney, minorOf } from '#domain/money.ts'
import words from '#messages/en/refusals.json' with { type: 'json' }
import { addPromoCode } from '#server/cart/promotions/add-promo-code.ts'
import { endPromoCode } from '#server/cart/promotions/end-promo-code.ts'
import { listPromoCodes } from '#server/cart/promotions/list-promo-codes.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { StartError } from '#server/kernel/start-error.ts'

const USAGE = `npm run promo-codes -- list
npm run promo-codes -- add SUMMER --percent 12.5
npm run promo-codes -- add SUMMER --amount 50 --currency SAR
npm run promo-codes -- end SUMMER                 from now on; orders that have it keep it

  --product CODE --city CODE --category CODE --supplier CODE     only for these; all that is said must hold
  --minimum 300 --currency SAR    the whole cart costs at least that
  --first-order                   only for a buyer's first order
  --limit 100 --per-buyer 1       how often, in all and by one buyer
  --from 2026-12-01               the first day
  --until 2026-12-31              the last day; without it the code never expires

Days begin and end by the clock of the house (site.zone). The embedded database can be opened only while no server runs.
`
const options = {
  percent: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  product: { type: 'string' },
  city: { type: 'string' },
  category: { type: 'string' },
  supplier: { type: 'string' },
  minimum: { type: 'string' },
  'first-order': { type: 'boolean', default: false },
  limit: { type: 'string' },
  'per-buyer': { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
}

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
  const [command, code] = positionals
  const counts = { list: 1, add: 2, end: 2 }
  if (command === undefined || counts[command] !== positionals.length) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const wish = command === 'add' ? wishOf(code, values) : null
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log }
  try {
    if (command === 'list') await list(context)
    else if (wish) {
      await addPromoCode(context, wish)
      process.stdout.write(`${wish.code.toUpperCase()} can be used.\n`)
    } else {
      await endPromoCode(context, { code })
      process.stdout.write(`${code.toUpperCase()} has ended.\n`)
    }
  } finally {
    await close()
  }
}

function wishOf(code, values) {
  const currency = values.currency?.toUpperCase() ?? null
  if (currency !== null && !isCurrency(currency)) throw new StartError(`${values.currency} is no currency we know.`)
  const sumOf = (name) => {
    if (values[name] === undefined) return null
    if (currency === null) throw new StartError(`--${name} needs --currency.`)
    return minorOf(values[name], currency) ?? stop(`--${name} ${values[name]} is no amount of ${currency}.`)
  }
  const wholeOf = (name) =>
    values[name] === undefined
      ? null
      : /^\d{1,10}$/.test(values[name])
        ? Number(values[name])
        : stop(`--${name} must be a whole number.`)
  return {
    code,
    // Basis points have the two digits of a currency with hundredths.
    percentBasisPoints:
      values.percent === undefined
        ? null
        : (minorOf(values.percent, 'USD') ?? stop('--percent must be a number such as 12.5.')),
    amountMinor: sumOf('amount'),
    minimumMinor: sumOf('minimum'),
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

async function list(context) {
  const { zone, codes } = await listPromoCodes(context)
  const states = { to_come: 'to come', running: 'running', used_up: 'used up', ended: 'ended' }
  const when = (instant) => {
    const { localDate, localTime } = onClockOf(instant.toISOString(), zone)
    return `${localDate} ${localTime}`
  }
  for (const one of codes) {
    const money = (amountMinor) => formatMoney({ amountMinor, currency: one.currency }, 'en')
    const parts = [
      one.percentBasisPoints === null ? money(one.amountMinor) : `${one.percentBasisPoints / 100} %`,
      ...['product', 'city', 'category', 'supplier']
        .filter((name) => one[name] !== null)
        .map((name) => `${name} ${one[name]}`),
      ...(one.minimumMinor === null ? [] : [`from ${money(one.minimumMinor)}`]),
      ...(one.firstOrderOnly ? ['first order'] : []),
      ...(one.limitPerBuyer === null ? [] : [`${one.limitPerBuyer} a buyer`]),
      `used ${one.used}${one.limitTotal === null ? '' : ` of ${one.limitTotal}`}`,
      ...(one.startsAt === null ? [] : [`since ${when(one.startsAt)}`]),
      one.expiresAt === null ? 'never expires' : `until ${when(one.expiresAt)}`,
    ]
    process.stdout.write(`${one.code}  ${states[one.state]}  ${parts.join(', ')}\n`)
  }
  process.stdout.write(`${codes.length} codes; times are of ${zone}.\n`)
}

function stop(sentence) {
  throw new StartError(sentence)
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return { positionals: [], values: {} }
  }
}

/** In words what a person can mend; null for a mistake of the program. */
function sentenceOf(error) {
  if (error instanceof StartError) return error.message
  if (!(error instanceof ApiError)) return null
  return words.promo[error.code.replace('promo.', '')] ?? error.code
}
