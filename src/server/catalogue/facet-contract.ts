import { z } from '@hono/zod-openapi'

/** How many results each further filter of a listing would leave. */
export const facetSchema = z.object({
  cities: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), icon: z.string(), count: z.int() })),
  languages: z.array(z.object({ code: z.string(), count: z.int() })),
  durations: z.record(z.string(), z.int()),
  ratings: z.record(z.string(), z.int()),
  /** Null if there are too many products to count their departures; the same for `children`. */
  times: z.record(z.string(), z.int()).nullable(),
  freeCancellation: z.int(),
  pickup: z.int(),
  isPrivate: z.int(),
  children: z.int().nullable(),
  /**
   * From-prices whatever the price filter, but for `leastMinor` in whole major units of the visitor's currency; null without any. `counts`
   * are those of equal ranges from `least` to `most`, the last one without end; a third of the products cost `low` or
   * less.
   */
  prices: z
    .object({
      leastMinor: z.int(),
      least: z.int(),
      most: z.int(),
      hasDearer: z.boolean(),
      low: z.int(),
      counts: z.array(z.int()),
    })
    .nullable(),
})
