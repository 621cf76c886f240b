import { formatDate, formatTime } from '#domain/date-words.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import type { QuoteState } from '#domain/quote-states.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { getRequest } from '#server/quotes/get-request.ts'
import { viewRequest, type QuoteRequest } from '#server/quotes/view-request.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail, type MailCard } from './lay-out-mail.ts'
import { linesOf } from './lines-of.ts'
import { mailWords } from './mail-words.ts'
import type { Mail } from './mailer.ts'
import type { OutboxRow } from '#server/outbox/delivery.ts'
import { isToOperator, type MessageKind } from '#server/outbox/message-kinds.ts'

type QuoteMessageKind = Extract<MessageKind, `quote_${string}`>

/** The state that a mail requires when it is sent; null: any state. */
const trueWhile: Record<QuoteMessageKind, QuoteState | null> = {
  quote_received: null,
  quote_answered: 'answered',
  quote_declined: 'declined_by_operator',
  quote_expired: 'expired',
  quote_request: null,
  quote_declined_by_buyer: 'declined_by_buyer',
}

/** The mail about a quote request to the buyer or the operator. Null if it is obsolete. */
export async function composeQuoteMail(
  context: Context,
  message: OutboxRow,
  kind: QuoteMessageKind,
): Promise<Mail | null> {
  const row = await getRequest(context.db, message.payload.reference ?? '')
  const toStaff = isToOperator(kind)
  if (trueWhile[kind] !== null && row.status !== trueWhile[kind]) return null
  const locale = message.language
  const t = mailWords(locale)
  const [request, site] = [viewRequest(context, row, locale), await getSite(context.db, row.siteId)]
  const words = kind === 'quote_declined_by_buyer' && !request.quote ? 'quote_withdrawn' : kind
  const facts = {
    title: request.title,
    reference: request.reference,
    name: request.guest.name,
    date: request.quote ? formatDate(request.quote.validUntil.localDate, locale, 'long') : '',
    time: request.quote ? formatTime(request.quote.validUntil.localTime, locale) : '',
  }
  const link = `${siteOrigin(context.configuration.origin, site)}${localePath(locale, `/quotes/${request.reference}`)}?key=${request.key}`
  return {
    to: message.recipient,
    ...(toStaff ? { replyTo: row.email } : {}),
    subject: t(`quotes.${words}.subject`, facts),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`quotes.${words}.title`, facts),
      paragraphs: [
        ...(toStaff ? [] : [t('greeting', { name: row.firstName })]),
        t(`quotes.${words}.lead`, facts),
        ...paragraphsOf(kind, request),
      ],
      cards: [cardOf(request, locale)],
      facts: [
        [t('quotes.reference'), request.reference],
        ...(toStaff ? staffFacts(request, locale) : []),
        ...(request.quote && kind === 'quote_answered'
          ? [[t('quotes.price'), formatMoney(request.quote.price, locale)] as [string, string]]
          : []),
      ],
      button: toStaff ? null : { label: t(kind === 'quote_answered' ? 'quotes.seeQuote' : 'quotes.open'), href: link },
      after: [],
    })),
  }
}

function paragraphsOf(kind: QuoteMessageKind, request: QuoteRequest): string[] {
  const text = {
    quote_received: '',
    quote_answered: request.quote?.message ?? '',
    quote_declined: request.reason,
    quote_expired: '',
    quote_request: request.message,
    quote_declined_by_buyer: '',
  }[kind]
  return linesOf(text)
}

function staffFacts({ guest, budget }: QuoteRequest, locale: Locale): [string, string][] {
  const t = mailWords(locale)
  return [
    [t('staff.guest'), guest.name],
    [t('staff.phone'), guest.phone],
    [t('staff.email'), guest.email],
    ...(budget ? [[t('quotes.budget'), formatMoney(budget, locale)] as [string, string]] : []),
  ]
}

/** The quote, or the request. */
function cardOf({ title, cityName, quote, ...request }: QuoteRequest, locale: Locale): MailCard {
  const t = mailWords(locale)
  const wished = request.wishedDate === null ? t('quotes.anyDate') : formatDate(request.wishedDate, locale, 'long')
  const when = quote
    ? `${formatDate(quote.localDate, locale, 'long')}\u{A0}· ${formatTime(quote.localTime, locale)}`
    : request.wishedDate !== null && request.isFlexible
      ? t('quotes.around', { date: wished })
      : wished
  return {
    title,
    lines: [
      cityName,
      when,
      t('travellers', { count: quote?.travellers ?? request.travellers }),
      ...linesOf(quote?.includes ?? ''),
    ],
    badge: null,
  }
}
