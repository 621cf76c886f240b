export const headActs = ['confirm', 'reject', 'payment_link', 'resend'] as const
