import { z } from '@hono/zod-openapi'
import { cardSchema } from './contract.ts'

export const sameDayCardSchema = cardSchema
  .extend({
    startTimes: z.array(z.string()).openapi({
      description:
        "Of the departures of the day that fit the visitor's plans, on the clock of the city, the earliest first.",
    }),
  })
  .openapi('SameDayCard')
