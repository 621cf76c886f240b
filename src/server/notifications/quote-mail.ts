import { formatDate, formatTime } from '#domain/date-words.ts'
import { localePath, type Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import type { QuoteState } from '#domain/quote-states.ts'
import { siteOrigin } from '#domain/site-origin.ts'
import type { Context } from '#server/kernel/context.ts'
import { findQuote } from '#server/quotes/quote-query.ts'
import { viewQuote, type Quote } from '#server/quotes/view-quote.ts'
import { getSite } from '#server/sites/get-site.ts'
import { layOutMail, type MailCard } from './lay-out-mail.ts'
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
  quote_turned_down: 'declined_by_buyer',
}

/** The mail about a quote request to the buyer or the operator. Null if it is obsolete. */
export async function composeQuoteMail(
  context: Context,
  message: OutboxRow,
  kind: QuoteMessageKind,
): Promise<Mail | null> {
  const row = await findQuote(context.db, message.payload.reference ?? '')
  if (!row) throw new Error(`no quote for a mail of the kind ${kind}`)
  const toStaff = isToOperator(kind)
  if (trueWhile[kind] !== null && row.status !== trueWhile[kind]) return null
  const locale = message.language
  const t = mailWords(locale)
  const [quote, site] = [viewQuote(context, row, locale), await getSite(context.db, row.siteId)]
  const facts = {
    title: quote.title,
    reference: quote.reference,
    name: quote.guest.name,
    date: quote.offer ? formatDate(quote.offer.validUntil.localDate, locale, 'long') : '',
    time: quote.offer ? formatTime(quote.offer.validUntil.localTime, locale) : '',
  }
  const link = `${siteOrigin(context.configuration.origin, site)}${localePath(locale, `/quotes/${quote.reference}`)}?key=${quote.key}`
  return {
    to: message.recipient,
    ...(toStaff ? { replyTo: row.email } : {}),
    subject: t(`quotes.${kind}.subject`, facts),
    attachments: [],
    ...(await layOutMail({
      locale,
      site,
      title: t(`quotes.${kind}.title`, facts),
      paragraphs: [
        ...(toStaff ? [] : [t('greeting', { name: row.firstName })]),
        t(`quotes.${kind}.lead`, facts),
        ...paragraphsOf(kind, quote),
      ],
      cards: [cardOf(quote, locale)],
      facts: [
        [t('quotes.reference'), quote.reference],
        ...(toStaff ? staffFacts(quote, locale) : []),
        ...(quote.offer && kind === 'quote_answered'
          ? [[t('quotes.price'), formatMoney(quote.offer.price, locale)] as [string, string]]
          : []),
      ],
      button: toStaff ? null : { label: t(kind === 'quote_answered' ? 'quotes.seeOffer' : 'quotes.open'), href: link },
      after: [],
    })),
  }
}

function paragraphsOf(kind: QuoteMessageKind, quote: Quote): string[] {
  const text = {
    quote_received: '',
    quote_answered: quote.offer?.message ?? '',
    quote_declined: quote.reason,
    quote_expired: '',
    quote_request: quote.message,
    quote_turned_down: '',
  }[kind]
  return text.split(/\n+/).filter((one) => one.trim() !== '')
}

function staffFacts({ guest, budget }: Quote, locale: Locale): [string, string][] {
  const t = mailWords(locale)
  return [
    [t('staff.guest'), guest.name],
    [t('staff.phone'), guest.phone],
    [t('staff.email'), guest.email],
    ...(budget ? [[t('quotes.budget'), formatMoney(budget, locale)] as [string, string]] : []),
  ]
}

/** The quote, or the request. */
function cardOf({ title, cityName, offer, ...asked }: Quote, locale: Locale): MailCard {
  const t = mailWords(locale)
  const wished = asked.wishedDate === null ? t('quotes.anyDate') : formatDate(asked.wishedDate, locale, 'long')
  const when = offer
    ? `${formatDate(offer.localDate, locale, 'long')} · ${formatTime(offer.localTime, locale)}`
    : asked.wishedDate !== null && asked.isFlexible
      ? t('quotes.around', { date: wished })
      : wished
  return {
    title,
    lines: [
      cityName,
      when,
      t('travellers', { count: offer?.travellers ?? asked.travellers }),
      ...(offer?.includes ?? '').split(/\n+/).filter((line) => line.trim() !== ''),
    ],
    badge: null,
  }
}
