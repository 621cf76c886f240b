import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery } from '#server/kernel/contract.ts'

const request = {
  params: z.object({ reference: z.string().max(40), bookingId: z.coerce.number().int().positive() }),
  query: z.object({ locale: localeQuery, key: z.string().max(200).optional() }),
}

export const getApplePass = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/pass.pkpass',
  tags: ['documents'],
  summary: "A confirmed booking's ticket for Apple Wallet",
  request,
  responses: {
    200: {
      description: 'A signed pass',
      content: { 'application/vnd.apple.pkpass': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
})

export const getGooglePass = createRoute({
  method: 'get',
  path: '/invoices/{reference}/bookings/{bookingId}/google-wallet',
  tags: ['documents'],
  summary: "A confirmed booking's ticket for Google Wallet",
  request,
  responses: { 302: { description: 'The address that saves the pass' } },
})
