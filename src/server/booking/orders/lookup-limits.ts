import { networkLimits, type Limit } from '#server/kernel/count-attempt.ts'

/**
 * Of opening something by its reference and email: ten wrong attempts in an hour for a reference, five of them from one
 * network; twenty in 15 minutes from a network, whatever it looks for.
 */
export const lookupLimits = (address: string, reference: string): [Limit[], Limit[]] => [
  [
    ...networkLimits(address, { key: 'lookup', most: 20, windowSeconds: 900 }),
    ...networkLimits(address, { key: 'lookup', of: reference, most: 5, windowSeconds: 3600 }),
  ],
  [{ key: `lookup of ${reference}`, most: 10, windowSeconds: 3600 }],
]
