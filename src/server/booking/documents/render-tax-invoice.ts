import { renderSVG } from 'uqr'
import { createTranslator } from 'use-intl/core'
import { exponentOf } from '#domain/currency.ts'
import { formatDate, formatTime, onClockOf } from '#domain/date-words.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import { decimalOf } from '#domain/money.ts'
import type { Rate } from '#domain/exchange.ts'
import { kindOfReason, type RefundKind } from '#domain/refund-reasons.ts'
import type { TaxedAmount } from '#domain/tax.ts'
import { peopleWords } from '#domain/people-words.ts'
import ar from '#messages/ar/tax-invoice.json' with { type: 'json' }
import en from '#messages/en/tax-invoice.json' with { type: 'json' }
import type { PaidOrder } from '#server/booking/orders/read-paid-order.ts'
import type { Booking } from '#server/booking/orders/view-order.ts'
import { renderTypst } from '#server/kernel/render-typst.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { brandColour } from '#server/sites/brand-colour.ts'
import { dayOfInvoice, type InvoiceRates } from './invoice-rates.ts'
import { isSaudiSeller, saudiTax } from './saudi-tax.ts'
import { taxInvoice, type CreditNote, type TaxInvoice } from './tax-invoice.ts'

const words = {
  ar: createTranslator({ locale: 'ar', messages: ar }),
  en: createTranslator({ locale: 'en', messages: en }),
}

interface InvoiceWish {
  site: Pick<SiteOfRequest, 'name' | 'contact' | 'theme' | 'tax'>
  order: PaidOrder
  rates: InvoiceRates
  locale: Locale
}

/**
 * The tax invoice of a paid order, A4, in the reader's language, and behind it a page for each
 * difference that was paid for a dearer date, and for each credit note.
 */
export function renderTaxInvoice(wish: InvoiceWish): Promise<Uint8Array> {
  const invoice = taxInvoice(wish.order, wish.site.tax)
  return render(wish, invoice, invoice.creditNotes, true)
}

/** The credit notes of a booking, a page A4 each; null if it has none. */
export async function renderCreditNotes(wish: InvoiceWish, bookingId: number): Promise<Uint8Array | null> {
  const invoice = taxInvoice(wish.order, wish.site.tax)
  const notes = invoice.creditNotes.filter((note) => note.booking.id === bookingId)
  return notes.length === 0 ? null : render(wish, invoice, notes, false)
}

function render(
  { site, order, rates, locale }: InvoiceWish,
  invoice: TaxInvoice,
  creditNotes: CreditNote[],
  hasInvoice: boolean,
): Promise<Uint8Array> {
  const t = words[locale]
  const { reference, currency, guest, bookedAt } = order.invoice
  const zone = invoice.bookings[0]?.booking.zone ?? 'UTC'
  const day = (instant: string) => formatDate(onClockOf(instant, zone).localDate, locale, 'short')
  const amount = amountsOf(currency)
  const tax = invoice.tax.name[locale]
  const isTaxed = invoice.tax.basisPoints > 0
  const sums = (of: TaxedAmount) => [
    ...(isTaxed
      ? [
          { label: t('netSum', { tax }), amount: amount(of.netMinor) },
          { label: taxLabel(invoice, locale), amount: amount(of.taxMinor) },
        ]
      : []),
    {
      label: isTaxed ? t('grossSum', { tax }) : t('gross'),
      amount: `${amount(of.grossMinor)} ${currency}`,
    },
  ]
  const sellerName = invoice.tax.seller?.name[locale] ?? site.name[locale]
  const registeredName = invoice.tax.seller?.name.ar ?? site.name.ar
  // A credit note takes back the tax that its invoice stated, so at the rate of that invoice's day.
  const saudi = (of: TaxedAmount, issuedAt: Date, invoicedAt = issuedAt) => {
    const ofDay = rates.get(dayOfInvoice(invoicedAt)) ?? []
    const stated = saudiTax({ ...of, currency, issuedAt }, invoice.tax, registeredName, ofDay)
    if (!stated) return null
    const { rate } = stated
    return {
      qr: renderSVG(stated.qr, { border: 0 }),
      alt: t('qr'),
      tax: rate && t('taxInRiyals', { tax, amount: `\u{2066}${amountsOf('SAR')(stated.vatMinor)} SAR\u{2069}` }),
      rate: rate && t('riyalRate', { rate: rateOf(rate), date: formatDate(rate.asOf, locale, 'short') }),
    }
  }
  return renderTypst(new URL('./tax-invoice.typ', import.meta.url), 'pdf', {
    language: locale,
    direction: directionOf(locale),
    site: site.name[locale],
    colour: brandColour(site),
    title: hasInvoice
      ? `${wordsOf(invoice, locale).title} ${order.invoiceId}`
      : creditNotes.map((note) => `${t('creditNote')} ${note.id}`).join(' · '),
    hasInvoice,
    isTaxed,
    hasDiscount: invoice.discountMinor > 0,
    words: wordsOf(invoice, locale),
    currency: t('currency', { currency: nameOf(currency, locale), code: currency }),
    seller: {
      name: sellerName,
      address: invoice.tax.seller?.address[locale] ?? '',
      taxNumber: invoice.tax.registration ?? '',
    },
    contact: [site.contact.phone, site.contact.email].filter((one) => one !== undefined),
    buyer: {
      name: order.buyerName,
      country: countryOf(order.countryCode, locale),
      lines: [guest.email, guest.phone].filter((line) => line !== ''),
    },
    invoice: {
      id: order.invoiceId,
      facts: [
        { label: t('invoiceNumber'), value: order.invoiceId, isCode: true },
        { label: t('issued'), value: day(order.issuedAt.toISOString()), isCode: false },
        { label: t('order'), value: reference, isCode: true },
        { label: t('ordered'), value: day(bookedAt), isCode: false },
      ],
      bookings: invoice.bookings.map(({ booking, lines, rate }) => ({
        ...headOf(booking, locale),
        rate: rate && rateNote(rate, currency, locale),
        lines: lines.map((line, index) => ({
          title: titleOfLine(booking.lines[index], locale),
          quantity: String(line.quantity),
          unit: amount(line.unitMinor),
          discount: amount(line.discountMinor),
          net: amount(line.netMinor),
          tax: amount(line.taxMinor),
          gross: amount(line.grossMinor),
        })),
      })),
      sums: sums(invoice),
      saudi: saudi(invoice, order.issuedAt),
    },
    movements: movementsOf(order, invoice, locale, day),
    pages: [
      ...(hasInvoice ? invoice.differences : []).map((difference) => ({
        title: wordsOf(invoice, locale).title,
        facts: [
          { label: t('invoiceNumber'), value: difference.id, isCode: true },
          { label: t('issued'), value: day(difference.paidAt), isCode: false },
          { label: t('toInvoice'), value: order.invoiceId, isCode: true },
          { label: t('order'), value: reference, isCode: true },
        ],
        text: t('differenceText', { invoice: `\u{2066}${order.invoiceId}\u{2069}` }),
        reason: [
          t('differenceReason', {
            title: difference.booking.title,
            date: formatDate(difference.localDate, locale, 'short'),
          }),
          ...(difference.duration
            ? [t(difference.duration.rate === 'nightly' ? 'nights' : 'days', { count: difference.duration.count })]
            : []),
          ...(difference.party ?? []).map(({ title, quantity }) => `${title[locale]} × ${quantity}`),
        ].join(' · '),
        sums: sums(difference),
        saudi: saudi(difference, new Date(difference.paidAt)),
      })),
      ...creditNotes.map((note) => ({
        title: t('creditNote'),
        facts: [
          { label: t('creditNote'), value: note.id, isCode: true },
          { label: t('issued'), value: day(note.madeAt), isCode: false },
          { label: t('ofInvoice'), value: note.ofInvoice, isCode: true },
          { label: t('order'), value: reference, isCode: true },
        ],
        text: t('noteText', { invoice: `\u{2066}${note.ofInvoice}\u{2069}` }),
        reason: reasonOf(note, locale),
        sums: sums(note),
        saudi: saudi(note, new Date(note.madeAt), note.invoicedAt),
      })),
    ],
  })
}

function wordsOf(invoice: TaxInvoice, locale: Locale) {
  const t = words[locale]
  const isTaxed = invoice.tax.basisPoints > 0
  return {
    title: isSaudiSeller(invoice.tax) ? t('simplifiedTaxInvoice') : isTaxed ? t('taxInvoice') : t('invoice'),
    seller: t('seller'),
    buyer: t('buyer'),
    taxNumber: t('taxNumber'),
    description: t('description'),
    quantity: t('quantity'),
    unit: t('unit'),
    discount: t('discount'),
    net: t('net'),
    tax: taxLabel(invoice, locale),
    gross: t('gross'),
    payments: t('payments'),
    contact: t('contact'),
    page: t('page', { page: '{p}', pages: '{n}' }),
  }
}

function taxLabel({ tax }: TaxInvoice, locale: Locale): string {
  const rate = decimalOf(tax.basisPoints, 2).replace(/\.?0+$/, '')
  return words[locale]('taxRate', { tax: tax.name[locale], rate: `\u{2066}${rate}%\u{2069}` })
}

function headOf(booking: Booking, locale: Locale) {
  const t = words[locale]
  const when = `${formatDate(booking.localDate, locale, 'short')} · ${formatTime(booking.localTime, locale)}`
  return {
    title: booking.title,
    option: `${booking.optionTitle} · ${booking.cityName}`,
    when: `${when} · ${peopleWords(t, booking)}`,
    pickup: booking.pickup && t('pickup', { place: booking.pickup.name }),
  }
}

/** A pick-up that costs something is a line with the name of its place. */
function titleOfLine(line: Booking['lines'][number] | undefined, locale: Locale): string {
  if (line === undefined) return ''
  return line.kind === 'pickup' ? words[locale]('pickup', { place: line.title }) : line.title
}

/** Payments, refunds, and the remaining amount. */
function movementsOf(order: PaidOrder, invoice: TaxInvoice, locale: Locale, day: (instant: string) => string) {
  const t = words[locale]
  const amount = amountsOf(order.invoice.currency)
  const states = (refund: PaidOrder['refunds'][number]) => {
    if (refund.status === 'succeeded') return t('refundStates.sent', { date: day(refund.movedAt) })
    return refund.status === 'failed' ? t('refundStates.failed') : t('refundStates.coming')
  }
  const paid = order.payments.map((payment) => ({
    label: t('paid'),
    note: t(payment.provider === 'bank_transfer' ? 'methods.bank_transfer' : 'methods.card'),
    code: payment.reference ?? '',
    amount: amount(payment.capturedMinor),
  }))
  const back = order.refunds.map((refund) => ({
    label: t(`refundReasons.${refundWords[kindOfReason(refund.reason)]}`),
    note: states(refund),
    code: '',
    amount: `−${amount(refund.amountMinor)}`,
  }))
  if (back.length === 0) return paid
  const netPaid = { label: t('kept'), note: '', code: '', amount: amount(invoice.paidMinor - invoice.refundedMinor) }
  return [...paid, ...back, netPaid]
}

const refundWords = {
  cancelled_by_buyer: 'cancelled',
  cancelled_by_staff: 'cancelled',
  rebooked: 'changed',
  goodwill: 'goodwill',
  not_moved: 'notMoved',
  places_gone: 'gone',
  ordered_again: 'orderedAgain',
  surplus: 'surplus',
  unmatched: 'surplus',
} as const satisfies Record<RefundKind, keyof typeof en.refundReasons>

const noteWords = {
  cancelled_by_buyer: 'cancelled',
  cancelled_by_staff: 'cancelled',
  rebooked: 'changed',
  goodwill: 'goodwill',
  not_moved: 'cancelled',
  places_gone: 'cancelled',
  ordered_again: 'cancelled',
  surplus: 'cancelled',
  unmatched: 'cancelled',
} as const satisfies Record<RefundKind, keyof typeof en.noteReasons>

function reasonOf({ booking, localDate, kind }: CreditNote, locale: Locale): string {
  return words[locale](`noteReasons.${noteWords[kind]}`, {
    title: booking.title,
    date: formatDate(localDate, locale, 'short'),
  })
}

function rateNote(
  rate: { currency: string; rateMicros: number; asOf: string },
  charged: string,
  locale: Locale,
): string {
  return words[locale]('rate', {
    currency: rate.currency,
    rate: rateOf({ base: rate.currency, quote: charged, rateMicros: rate.rateMicros }),
    date: formatDate(rate.asOf, locale, 'short'),
  })
}

/** '1 BHD = 9.9734 SAR'. */
function rateOf({ base, quote, rateMicros }: Pick<Rate, 'base' | 'quote' | 'rateMicros'>): string {
  return `\u{2066}1 ${base} = ${decimalOf(rateMicros, 6).replace(/\.?0+$/, '')} ${quote}\u{2069}`
}

/** Amounts in columns: all the digits of the currency, in Latin figures. The head of the table names the currency. */
function amountsOf(currency: string): (amountMinor: number) => string {
  const digits = exponentOf(currency)
  const format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (amountMinor) => format.format(decimalOf(amountMinor, digits) as unknown as number)
}

function nameOf(currency: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
}

function countryOf(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
