import { z } from '@hono/zod-openapi'

/** Where to send how much, while a transfer is awaited. */
export const transferSchema = z.object({
  missingMinor: z.int(),
  /** If the bank is closed at the deadline; null: the deadline says it, or the day is over. */
  lastBusinessDay: z
    .string()
    .nullable()
    .openapi({ description: 'On which the money has to arrive.', example: '2026-12-03' }),
  receivedMinor: z.int(),
  /** The order can be paid by card instead: nothing has arrived of the transfer, and cards take the sum. */
  isCardPossible: z.boolean(),
  account: z.object({ holder: z.string(), bank: z.string(), iban: z.string(), bic: z.string() }).nullable(),
})
