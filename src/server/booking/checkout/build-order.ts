import type { GuestInput } from '#domain/guest-fields.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { answerSeconds } from '#domain/deadlines.ts'
import { orderSets } from '#domain/order-states.ts'
import { orderReference, ticketCode } from '#domain/reference.ts'
import type { CartCharge, ChargedItem } from '#server/cart/charge-cart.ts'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { AppliedPromo } from '#server/cart/promotions/apply-promo.ts'
import { timeUntilStart } from '#domain/time-until-start.ts'
import { hashContent } from './idempotency-hash.ts'
import type { PlaceOrderInput } from './place-order-input.ts'
import { reservationLimits } from './reservation-limits.ts'
import type { ItemToRecord, OrderToRecord, SeatRequest } from '#server/booking/commands/reserve-statement.ts'
import { needsAnswer, paymentMethods } from './payment-methods.ts'
import { effects } from '#server/booking/effects.ts'

/** The decisions about a cart from which its order is built. */
export interface Decided {
  charge: CartCharge
  promo: AppliedPromo | null
  guest: GuestInput
  /** By the id of the cart's item; one without has the guest's. */
  requests: ReadonlyMap<number, string>
  /** Where guests are picked up, by the id of the cart's item, if its pick-up point asks for it. */
  places: ReadonlyMap<number, string>
  scope: string
  requestHash: Buffer
  cartKey: Buffer
  /** After the discount, minor units of the charge's currency. */
  totalMinor: number
}

/**
 * Builds the order of a cart: its state, how long its seats are held, its payment and its items. Amounts in minor units of the charge's currency
 * (docs/rules/places-and-holds.md). Throws ApiError `checkout.method_unavailable`.
 */
export function buildOrder(context: PaymentContext, input: PlaceOrderInput, decided: Decided): OrderToRecord {
  const { charge, promo, guest } = decided
  const rows = charge.items.map((one) => one.item.row)
  const way = wayOf(context, input, decided)
  const { status } = way
  const effect = way.isTransfer ? effects.placedByTransfer : effects.placed[status]
  return {
    key: input.idempotencyKey,
    scope: decided.scope,
    requestHash: decided.requestHash,
    contentHash: hashContent(decided),
    reference: orderReference(randomBytes(8)),
    siteId: input.visitor.site.id,
    userId: input.visitor.userId,
    cartKey: decided.cartKey,
    language: input.locale,
    status,
    paymentMethod: input.method,
    currency: charge.currency,
    originalMinor: charge.originalMinor,
    discountMinor: promo?.discountMinor ?? 0,
    totalMinor: decided.totalMinor,
    promoCodeId: promo?.promoCodeId ?? null,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    countryCode: guest.countryCode,
    phone: guest.phoneNumber,
    whatsapp: whatsappOf(context, input, status),
    holdSeconds: way.holdSeconds,
    mailKind: effect.buyer,
    operatorEmail: input.visitor.site.contact.email ?? null,
    // The buyer may order more before the bank, the supplier or the deadline: the next checkout must not replace or repeat this order.
    emptiesCart: effect.emptiesCart ? rows.map((row) => row.id) : null,
    payment: orderSets.paying.includes(status) ? { provider: way.provider, attemptKey: randomUUID() } : null,
    items: itemsOf(decided),
    seatRequests: charge.items.flatMap(({ item }, position): SeatRequest[] =>
      item.row.days.map((day) => ({ departureId: day.id, places: item.priced.breakdown.places, position })),
    ),
    limits: reservationLimits(context.configuration.secret, input.visitor, guest.email),
  }
}

interface Way {
  status: 'awaiting_payment' | 'awaiting_supplier' | 'pay_later'
  isTransfer: boolean
  provider: string
  holdSeconds: number
}

/**
 * The state and the hold of the new order: a supplier's answer comes first, then the payment by the chosen method. An order with a total of
 * zero is settled at once.
 */
function wayOf(
  context: PaymentContext,
  { method, visitor: { site } }: PlaceOrderInput,
  { charge: { currency, items }, totalMinor }: Decided,
): Way {
  const rows = items.map((one) => one.item.row)
  const chosen = paymentMethods(context, site, { currency, totalMinor, rows }).find(({ code }) => code === method)
  const isFree = totalMinor === 0
  if (!isFree && !chosen) throw new ApiError('conflict', 'checkout.method_unavailable')

  if (needsAnswer(rows)) {
    const provider = context.providers.card.code
    return {
      status: 'awaiting_supplier',
      isTransfer: false,
      provider,
      holdSeconds: answerSeconds(timeUntilStart(rows)),
    }
  }
  if (isFree || !chosen)
    return { status: 'awaiting_payment', isTransfer: false, provider: 'none', holdSeconds: site.holdMinutes * 60 }
  return {
    status: method === 'pay_later' ? 'pay_later' : 'awaiting_payment',
    isTransfer: method === 'bank_transfer',
    provider: chosen.provider,
    holdSeconds: chosen.holdSeconds,
  }
}

/** The supplier's answer is always copied to WhatsApp; other messages only if the buyer opted in. */
function whatsappOf(context: PaymentContext, input: PlaceOrderInput, status: Way['status']): OrderToRecord['whatsapp'] {
  if (context.configuration.whatsapp === null) return 'nothing'
  if (input.alsoByWhatsapp) return 'everything'
  return orderSets.unanswered.includes(status) ? 'answers' : 'nothing'
}

/** Only activities whose supplier confirms each booking await an answer. */
function itemsOf({ charge, promo, guest, requests, places }: Decided): ItemToRecord[] {
  return charge.items.map((one, position) =>
    itemOf(one, {
      position,
      status: one.item.row.confirmation === 'supplier' ? 'pending' : 'approved',
      discountMinor: promo?.itemDiscountsMinor[position] ?? 0,
      specialRequest: requests.get(one.item.row.id) ?? guest.specialRequests,
      place: places.get(one.item.row.id),
    }),
  )
}

type Pickup = ChargedItem['item']['row']['pickups'][number]

/**
 * The place that the guest wrote, which drivers and door lists need first, then the point that it belongs to. `isWritten`:
 * the name is the guest's, and goes with the guest's details.
 */
function namedPickup({ name, address }: Pickup, place: string | undefined) {
  return place === undefined ? { name, address } : { name: { ar: place, en: place }, address: name, isWritten: true }
}

function itemOf(
  { item: { row, priced }, lines, totalMinor, originalMinor, rateMicros, rateAsOf, marginBasisPoints }: ChargedItem,
  {
    position,
    status,
    discountMinor,
    specialRequest,
    place,
  }: Pick<ItemToRecord, 'position' | 'status' | 'discountMinor' | 'specialRequest'> & { place: string | undefined },
): ItemToRecord {
  const pickup = row.pickups.find((point) => point.id === row.pickupPointId)
  return {
    position,
    productId: row.productId,
    optionId: row.optionId,
    departureId: row.departureId,
    status,
    productTitle: row.productTitle,
    optionTitle: row.optionTitle,
    localDate: row.localDate,
    localTime: row.localTime,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    zone: row.zone,
    duration: row.duration,
    travellers: priced.partySize ?? priced.breakdown.travellers,
    partySize: priced.partySize,
    places: priced.breakdown.places,
    lines,
    listCurrency: row.currency,
    listTotalMinor: priced.breakdown.totalMinor,
    rateMicros,
    rateAsOf,
    marginBasisPoints,
    originalMinor,
    discountMinor,
    totalMinor: totalMinor - discountMinor,
    cancellation: row.cancellation,
    pickup: pickup ? { ...namedPickup(pickup, place), minutesBefore: pickup.minutesBefore } : null,
    specialRequest,
    guideLanguage: row.guideLanguage,
    choice: { units: row.chosenUnits, extras: row.chosenExtras, pickupPointId: row.pickupPointId },
    ticketCode: ticketCode(randomBytes(16)),
    intent: row.intent,
  }
}
