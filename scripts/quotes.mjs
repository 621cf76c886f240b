// `npm run quotes -- list | show | answer | decline`: requests for offers, until the console has a page for them.
import { parseArgs } from 'node:util'
import { minorOf, formatMoney } from '#domain/money.ts'
import words from '#messages/en/refusals.json' with { type: 'json' }
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { declineQuote } from '#server/quotes/decline-quote.ts'
import { getRequest } from '#server/quotes/get-request.ts'
import { listRequests } from '#server/quotes/list-requests.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { StartError } from '#server/kernel/start-error.ts'

const USAGE = `npm run quotes -- list                      what waits for an answer, for a buyer, for money
npm run quotes -- show RQ-2345ABCD           one request with everything that was written
npm run quotes -- answer RQ-2345ABCD --price 1250.00 --date 2026-12-05 --time 09:00 --valid-days 7
                                             sends the buyer an offer, in the place of an earlier one
npm run quotes -- decline RQ-2345ABCD        there is nothing to offer

  --price AMOUNT     for the whole group, in the currency of the activity
  --date, --time     on the clock of its city
  --valid-days N     for how long the offer stands, 7 without it, never past the start
  --travellers N     when not as many as were asked for
  --includes TEXT    what is included, a line each, in the buyer's language; --includes-ar, --includes-en for either
  --message TEXT     a few words to the buyer, in their language

The embedded database can be opened only while no server runs.
`

const options = {
  price: { type: 'string' },
  date: { type: 'string' },
  time: { type: 'string' },
  'valid-days': { type: 'string', default: '7' },
  travellers: { type: 'string' },
  includes: { type: 'string' },
  'includes-ar': { type: 'string' },
  'includes-en': { type: 'string' },
  message: { type: 'string', default: '' },
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
  const [command, reference] = positionals
  const does = { list, show, answer, decline }[command]
  const isOffer = values.price !== undefined && values.date !== undefined && values.time !== undefined
  if (!does || positionals.length !== (command === 'list' ? 1 : 2) || (command === 'answer' && !isOffer)) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const configuration = readConfiguration(process.env)
  const log = openLog('warn')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  try {
    await does({ db, configuration, log }, reference, values)
  } finally {
    await close()
  }
}

async function list(context) {
  const requests = await listRequests(context)
  process.stdout.write(`Open: ${requests.length}\n`)
  for (const { reference, status, requestedAt, productTitle, travellers, wishedDate, firstName, lastName } of requests)
    process.stdout.write(
      `  ${reference}  ${status}  ${requestedAt.toISOString().slice(0, 10)}  ${productTitle.en}  ${travellers} travellers  ${wishedDate ?? 'any date'}  ${firstName} ${lastName}\n`,
    )
}

async function show(context, reference) {
  const request = await getRequest(context.db, reference)
  const { budgetMinor, currency, offer, order } = request
  const lines = [
    `${request.reference}  ${request.status}  ${request.requestedAt.toISOString()}`,
    `${request.productTitle.en}, ${request.cityName.en} (priced in ${request.productCurrency})`,
    `${request.travellers} travellers, ${request.wishedDate ?? 'any date'}${request.isFlexible && request.wishedDate ? ' or around it' : ''}`,
    ...(budgetMinor === null ? [] : [`Budget ${formatMoney({ amountMinor: budgetMinor, currency }, 'en')}`]),
    `${request.firstName} ${request.lastName} <${request.email}> ${request.phone}, reads ${request.language}`,
    '',
    request.message,
    ...(offer === null
      ? []
      : [
          '',
          `Offer ${offer.number}: ${formatMoney({ amountMinor: offer.priceMinor, currency: offer.currency }, 'en')}, ${offer.localDate} ${offer.localTime}, until ${offer.validUntil}`,
        ]),
    ...(order === null ? [] : [`Order ${order.reference}: ${order.status}, ${order.method}`]),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function answer(context, reference, values) {
  const { productCurrency, language } = await getRequest(context.db, reference)
  const priceMinor = minorOf(values.price, productCurrency)
  if (priceMinor === null) throw new StartError(`${values.price} is no amount in ${productCurrency}.`)
  const { 'includes-ar': ar, 'includes-en': en, includes: own } = values
  await answerQuote(context, {
    reference,
    priceMinor,
    localDate: values.date,
    localTime: values.time,
    travellers: values.travellers === undefined ? null : wholeOf(values.travellers, '--travellers'),
    includes: {
      ...(own === undefined ? {} : { [language]: own }),
      ...(ar === undefined ? {} : { ar }),
      ...(en === undefined ? {} : { en }),
    },
    message: values.message,
    validDays: wholeOf(values['valid-days'], '--valid-days'),
  })
  process.stdout.write(`The offer for ${reference} is on its way to the buyer.\n`)
}

async function decline(context, reference, values) {
  await declineQuote(context, { reference, reason: values.message })
  process.stdout.write(`The buyer of ${reference} is told that there is no offer.\n`)
}

function wholeOf(text, name) {
  if (!/^\d{1,6}$/.test(text)) throw new StartError(`${name} must be a whole number.`)
  return Number(text)
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
  const faults = (error.details.fields ?? []).map(({ field, code }) => `${field}: ${code}`)
  return [words.quotes[error.code.replace('quotes.', '')] ?? error.code, ...faults].join('\n  ')
}
