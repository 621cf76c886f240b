/** The module that writes each table (docs/architecture.md). */
export const tableOwners = {
  kernel: ['rate_limit'],
  outbox: ['outbox'],
  media: ['image_probe'],
  currencies: ['exchange_rate'],
  accounts: ['account_link', 'app_user', 'password_reset', 'session'],
  availability: ['departure', 'option'],
  sites: ['redirect', 'site'],
  content: ['faq', 'message', 'page', 'post', 'testimonial'],
  catalogue: [
    'category',
    'city',
    'extra',
    'pickup_point',
    'product',
    'product_media',
    'product_search_index',
    'schedule',
    'schedule_exception',
    'search_term',
    'supplier',
    'unit',
  ],
  cart: ['cart', 'cart_item', 'promo_buyer', 'promo_code', 'promo_redemption'],
  booking: [
    'bank_receipt',
    'bank_transfer',
    'hold',
    'idempotency_key',
    'open_reservation',
    'order_event',
    'order_item',
    'orders',
    'payment',
    'payment_event',
    'refund',
    'sandbox_refund',
    'sandbox_session',
    'sandbox_webhook',
  ],
  quotes: ['quote_offer', 'quote_request'],
  reviews: ['review', 'review_photo'],
  wishlist: ['wishlist', 'wishlist_item'],
  history: ['recently_viewed_product'],
  notifications: ['mailbox_message'],
} as const

/**
 * Tables that other modules write too. The aim is an empty list: the owner exports one function for each such write.
 */
export const otherWriters: Record<string, string[]> = {
  // Reserving, confirming, cancelling and releasing change seats, cart and promo code in the statement that changes the order.
  cart: ['booking', 'sites'],
  cart_item: ['booking'],
  departure: ['booking', 'catalogue', 'quotes'],
  promo_buyer: ['booking'],
  promo_code: ['booking'],
  promo_redemption: ['booking'],
  // An accepted quote and an import create options and departures.
  option: ['catalogue', 'quotes'],
  // Stores the response for repeated requests.
  idempotency_key: ['quotes'],
  // Deleting an account deletes its attempts; the ledger's check stores when it ran.
  rate_limit: ['accounts', 'booking'],
}
