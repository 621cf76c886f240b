/** `npm run quotes`: quote requests and quotes. */
import { formatMoney, minorOf } from '#domain/money.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { answerQuote } from '#server/quotes/answer-quote.ts'
import { declineQuote } from '#server/quotes/decline-quote.ts'
import { getRequest } from '#server/quotes/get-request.ts'
import { listRequests } from '#server/quotes/list-requests.ts'
import { defineCommand, required, runCommand, type CommandContext } from './run-command.ts'
import { wholeNumber } from './whole-number.ts'

export const quotes = defineCommand({
  name: 'quotes',
  options: {
    price: { type: 'string', value: 'AMOUNT', does: "for the whole group, in the activity's currency" },
    date: { type: 'string', value: 'YYYY-MM-DD', does: "the day, in the city's time zone" },
    time: { type: 'string', value: 'HH:MM', does: 'the time on that day' },
    'valid-days': {
      type: 'string',
      value: 'N',
      default: '7',
      does: 'how many days the quote is valid, at most until the start (default 7)',
    },
    travellers: { type: 'string', value: 'N', does: 'the number of travellers, if it differs from the request' },
    includes: { type: 'string', value: 'TEXT', does: "what is included, one item a line, in the buyer's language" },
    'includes-ar': { type: 'string', value: 'TEXT', does: 'the same in Arabic' },
    'includes-en': { type: 'string', value: 'TEXT', does: 'the same in English' },
    message: { type: 'string', value: 'TEXT', default: '', does: 'a message to the buyer, in their language' },
  },
  subcommands: {
    list: { does: 'lists the open requests', takes: 0, prepare: () => list },
    show: {
      usage: 'RQ-2345ABCD',
      does: 'shows one request',
      takes: 1,
      prepare:
        (_, reference = '') =>
        (context) =>
          show(context, reference),
    },
    answer: {
      usage: 'RQ-2345ABCD --price 1250.00 --date 2026-12-05 --time 09:00',
      does: 'sends the buyer a quote, replacing an earlier one',
      takes: 1,
      prepare: (values, reference = '') => {
        const { 'includes-ar': ar, 'includes-en': en, includes: own } = values
        const price = required(values.price, '--price')
        const quote = {
          reference,
          localDate: required(values.date, '--date'),
          localTime: required(values.time, '--time'),
          travellers: values.travellers === undefined ? null : wholeNumber('--travellers', values.travellers),
          message: values.message,
          validDays: wholeNumber('--valid-days', values['valid-days']),
        }
        return async (context) => {
          const { productCurrency, language } = await getRequest(context.db, reference)
          const priceMinor = minorOf(price, productCurrency)
          if (priceMinor === null) throw new StartError(`${price} is not an amount in ${productCurrency}.`)
          const includes = {
            ...(own === undefined ? {} : { [language]: own }),
            ...(ar === undefined ? {} : { ar }),
            ...(en === undefined ? {} : { en }),
          }
          await answerQuote(context, { ...quote, priceMinor, includes })
          context.terminal.out(`The quote for ${reference} will be mailed to the buyer.\n`)
        }
      },
    },
    decline: {
      usage: 'RQ-2345ABCD',
      does: 'declines a request',
      takes: 1,
      prepare:
        ({ message }, reference = '') =>
        async (context) => {
          await declineQuote(context, { reference, reason: message })
          context.terminal.out(`The request ${reference} was declined; the buyer is notified by mail.\n`)
        },
    },
  },
})

async function list(context: CommandContext): Promise<void> {
  const requests = await listRequests(context)
  context.terminal.out(`Open: ${requests.length}\n`)
  for (const { reference, status, requestedAt, productTitle, travellers, wishedDate, firstName, lastName } of requests)
    context.terminal.out(
      `  ${reference}  ${status}  ${requestedAt.toISOString().slice(0, 10)}  ${productTitle.en}  ${travellers} travellers  ${wishedDate ?? 'any date'}  ${firstName} ${lastName}\n`,
    )
}

async function show({ db, terminal }: CommandContext, reference: string): Promise<void> {
  const request = await getRequest(db, reference)
  const { budgetMinor, currency, quote, order } = request
  const lines = [
    `${request.reference}  ${request.status}  ${request.requestedAt.toISOString()}`,
    `${request.productTitle.en}, ${request.cityName.en} (priced in ${request.productCurrency})`,
    `${request.travellers} travellers, ${request.wishedDate ?? 'any date'}${request.isFlexible && request.wishedDate ? ' or around it' : ''}`,
    ...(budgetMinor === null || currency === null
      ? []
      : [`Budget ${formatMoney({ amountMinor: budgetMinor, currency }, 'en')}`]),
    `${request.firstName} ${request.lastName} <${request.email}> ${request.phone}, reads ${request.language}`,
    '',
    request.message,
    ...(quote === null
      ? []
      : [
          '',
          `Quote ${quote.number}: ${formatMoney({ amountMinor: quote.priceMinor, currency: quote.currency }, 'en')}, ${quote.localDate} ${quote.localTime}, until ${quote.validUntil}`,
        ]),
    ...(order === null ? [] : [`Order ${order.reference}: ${order.status}, ${order.method}`]),
  ]
  terminal.out(`${lines.join('\n')}\n`)
}

if (import.meta.main) process.exitCode = await runCommand(quotes, process.argv.slice(2))
