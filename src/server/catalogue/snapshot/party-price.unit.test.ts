import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { byCost, offersForParty } from '#domain/party-offer.ts'
import { isShared } from '#domain/unit-kinds.ts'
import { partyPrice } from './party-price.ts'

const units = array(
  record({
    kind: constantFrom('adult', 'item', 'group', 'family'),
    travellers: integer({ min: 1, max: 6 }),
    maxQuantity: option(integer({ min: 1, max: 3 })),
    priceMinor: integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 5 },
)
const places = record({
  size: integer({ min: 1, max: 9 }),
  capacity: integer({ min: 1, max: 12 }),
  seats: integer({ min: 0, max: 12 }),
  isPerPerson: boolean(),
})

/** Lists and the calendar choose the price in statements of their own; party-price.sql.ts is compared with lists. */
test('the price of a list for a party is the one that calendar and booking panel choose', () => {
  assert(
    property(units, places, (all, { size, capacity, seats, isPerPerson }) => {
      // A departure without seats for the party is in no list of a search.
      if (seats < (isPerPerson ? size : 1) || capacity < size) return
      const inLists = all
        .map((unit) => ({
          travellers: isShared(unit) ? unit.travellers : 1,
          most: unit.maxQuantity ?? Infinity,
          priceMinor: unit.priceMinor,
        }))
        .toSorted((a, b) => a.priceMinor - b.priceMinor)
      const { costMinor, priceMinor, quantity } = partyPrice(inLists, { party: size, capacity, seats, isPerPerson })
      const [best] = offersForParty(
        all,
        { size, takesParty: true, capacity, seats, isPerPerson },
        (unit) => unit.priceMinor,
      ).toSorted(byCost)

      expect(best).toMatchObject({ costMinor, priceMinor, quantity })
    }),
    { numRuns: 1000 },
  )
})
