/** How a buyer pays. `orders.payment_method` and the reason of an order's first event. */
export const paymentMethodCodes = ['card', 'bank_transfer', 'pay_later'] as const
export type PaymentMethodCode = (typeof paymentMethodCodes)[number]
