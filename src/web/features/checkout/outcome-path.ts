/** The address that an outcome belongs to: success, error, on hold. */
export function outcomePath(outcome: string): '/checkout/success' | '/checkout/error' | '/checkout/on_hold' {
  if (outcome === 'on_hold' || outcome === 'reserved' || outcome === 'awaiting_transfer') return '/checkout/on_hold'
  if (outcome === 'unsuccessful' || outcome === 'payment_failed') return '/checkout/error'
  return '/checkout/success'
}
