import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import activity from '#messages/en/activity.json' with { type: 'json' }
import common from '#messages/en/common.json' with { type: 'json' }
import { BookingQuantities } from './booking-quantities.tsx'
import type { BookableProduct } from './calls.ts'
import { unitOfAge } from '#domain/unit-of-age.ts'
import { onlyPickupOf } from './included-pickup.ts'
import type { Booking } from './booking.ts'

const unit = {
  kind: 'adult',
  maxQuantity: null,
  travellers: 1,
  minAge: null,
  maxAge: null,
  minQuantity: 0,
  accompaniedBy: [],
}
const units = [
  { ...unit, id: 1, code: 'adult', title: 'Adult', priceMinor: 24_000 },
  { ...unit, id: 2, code: 'infant', title: 'Infant', kind: 'infant', priceMinor: 0, maxAge: 5 },
]

/** The step of the travellers, for a departure with `seatsLeft` of 12. */
function markup(seatsLeft: number | null, change: Partial<BookableProduct> = {}, state: Partial<Booking> = {}): string {
  const product = {
    pricingPer: 'person',
    rate: 'once',
    currency: 'SAR',
    extras: [],
    pickups: [],
    guideLanguages: [],
    ...change,
  } as unknown
  const booking = {
    option: { units, capacity: 12 },
    departure: {
      seatsLeft,
      localDate: '2030-01-04',
      localTime: '09:00',
      days: [{ unitPrices: null, adjustBasisPoints: 0 }],
    },
    units: {},
    extras: {},
    pickupId: null,
    visitParty: null,
    partySize: null,
    mostOf: () => 2,
    acceptsAge: (age: number) => unitOfAge((state.option?.units ?? units) as typeof units, age) !== undefined,
    ...state,
  } as unknown
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={{ activity, common }} timeZone="UTC">
      <BookingQuantities product={product as BookableProduct} booking={booking as Booking} />
    </IntlProvider>,
  )
}

test('neither the brackets of a kind nor an amount are broken', () => {
  const tents = [{ ...unit, id: 1, code: 'tent', title: 'Tent (up to 2)', kind: 'item', priceMinor: 64_000 }]
  const html = markup(12, {}, { option: { units: tents, capacity: 12 } } as unknown as Partial<Booking>)
  expect(html).toContain('Tent (up\u{A0}to\u{A0}2)<')
  expect(html).toMatch(/<bdi class="[^"]*whitespace-nowrap[^"]*">SAR.640</)
})

test('how many people come is asked for where a tent is shared, with the most it takes', () => {
  const tents = [{ ...unit, id: 1, code: 'tent', title: 'Tent', kind: 'group', travellers: 8, priceMinor: 64_000 }]
  const ofTents = (partySize: Booking['partySize']) =>
    markup(16, {}, {
      option: { units: tents, capacity: 16 },
      units: { 1: 1 },
      partySize,
    } as unknown as Partial<Booking>)
  const asked = ofTents({ value: 4, least: 1, most: 8 })
  expect(asked).not.toContain('Up to 16')
  expect(asked).toMatch(/How many people\?<\/p><p[^>]*>Up to 8 travellers<.*Add one person/)
  expect(asked).toMatch(/<output[^>]*><bdi>4<\/bdi>/)
  expect(ofTents(null)).not.toContain('How many people')
})

test('travellers who pay nothing are free, not zero', () => {
  const html = markup(12)
  expect(html).toMatch(/Up to age 5<\/span><span[^>]*>free</)
  expect(html).not.toMatch(/SAR.0\b/)
})

test('a discounted price has the price before beside it, with the supplement of the day, and no other has one', () => {
  const offered = units.map((one) => ({ ...one, originalMinor: one.priceMinor === 0 ? null : 30_000 }))
  const pricesOf = (own: object[]) =>
    markup(12, {}, {
      option: { units: own, capacity: 12 },
      departure: { seatsLeft: 12, localDate: '2030-01-04', days: [{ unitPrices: null, adjustBasisPoints: 1000 }] },
    } as unknown as Partial<Booking>).match(/SAR.\d+/g)
  expect(pricesOf(offered)).toEqual([expect.stringMatching(/330/), expect.stringMatching(/264/)])
  expect(pricesOf(units)).toEqual([expect.stringMatching(/264/)])
})

test('the travellers are limited by the seats of the departure, where fewer are left than the option takes', () => {
  expect(markup(2)).toContain('2 spots left at this time')
  expect(markup(2)).not.toContain('Up to 12 travellers')
  expect(markup(12)).toContain('Up to 12 travellers')
  expect(markup(null)).toContain('Up to 12 travellers')
})

test('the buttons of each kind of traveller say its ages', () => {
  const html = markup(12)
  for (const name of ['Add one Infant (Up to age 5)', 'Remove one Infant (Up to age 5)', 'Add one Adult'])
    expect(html).toContain(`aria-label="${name}"`)
})

test('says at the kind of traveller how many of it a booking may have, once there are as many', () => {
  const few = [{ ...units[0], maxQuantity: 4 }]
  const withAdults = (adults: number) =>
    markup(12, {}, { option: { units: few, capacity: 12 }, units: { 1: adults } } as unknown as Partial<Booking>)
  expect(withAdults(3)).not.toContain('At most')
  for (const adults of [4, 6]) expect(withAdults(adults)).toContain('At most 4 per booking')
})

test('says at a family of four that only three more travellers fit, of the option or of the seats', () => {
  const kinds = [units[0], { ...unit, id: 3, code: 'family', title: 'Family', kind: 'family', travellers: 4 }]
  const withAdults = (adults: number, seatsLeft = 20, change: Partial<BookableProduct> = {}) =>
    markup(seatsLeft, change, {
      option: { units: kinds.map((one) => ({ ...one, priceMinor: 1000 })), capacity: 8 },
      units: { 1: adults },
    } as unknown as Partial<Booking>)
  expect(withAdults(4)).not.toContain('No room for another')
  expect(withAdults(5)).toContain('No room for another: 8 travellers at most')
  expect(withAdults(3, 6)).toContain('No room for another: 6 travellers at most')
  // Full: said once, for all kinds.
  expect(withAdults(8)).not.toContain('No room for another')
})

test('says how many kayaks are left once all of them are chosen', () => {
  const kayaks = [{ ...unit, id: 1, code: 'kayak', title: 'Kayak', kind: 'item', priceMinor: 1000 }]
  const withKayaks = (quantity: number) =>
    markup(2, { pricingPer: 'item' }, {
      option: { units: kayaks, capacity: 12 },
      units: { 1: quantity },
    } as unknown as Partial<Booking>)
  expect(withKayaks(1)).not.toContain('left at this time')
  expect(withKayaks(2)).toMatch(/font-semibold">2 spots left at this time/)
})

test('of a single boat, of which there may be no second, the number is not to be chosen', () => {
  const boats = (maxQuantity: number, quantity: number) => {
    const option = {
      units: [{ ...unit, id: 1, kind: 'item', title: 'Boat', priceMinor: 1000, travellers: 8, maxQuantity }],
      capacity: 8,
    }
    return markup(12, { pricingPer: 'item' }, { option, units: { 1: quantity } } as unknown as Partial<Booking>)
  }
  expect(boats(1, 1)).not.toMatch(/<button|At most/)
  expect(boats(1, 0)).toContain('Add one Boat')
  expect(boats(2, 1)).toContain('Add one Boat')
})

test('seats of what is booked whole do not limit its travellers', () => {
  expect(markup(1, { pricingPer: 'item' })).toContain('Up to 12 travellers')
})

test('says from which age people can take part, if that is not from birth', () => {
  const from = (minAges: (number | null)[]) => {
    const option = {
      capacity: 12,
      units: minAges.map((minAge, id) => ({ ...unit, id, title: 'Adult', priceMinor: 1000, minAge })),
    }
    return markup(12, {}, { option } as unknown as Partial<Booking>)
  }
  expect(from([13, 6])).toContain('From age 6')
  expect(from([13, null])).not.toContain('From age')
  expect(from([13, 0])).not.toContain('From age')
})

describe('with the children of a search', () => {
  const people = [
    { ...unit, id: 1, title: 'Adult', priceMinor: 24_000 },
    { ...unit, id: 2, title: 'Child', kind: 'child', priceMinor: 9000, minAge: 4, maxAge: 12 },
    { ...unit, id: 3, title: 'Toddler', kind: 'infant', priceMinor: 0, minAge: 0, maxAge: 3 },
  ]
  const withUnits = (units: { minAge: number | null }[], quantities: Record<number, number>, ages: number[] = []) => {
    const option = { capacity: 12, units }
    const visitParty = { adults: 2, children: 2, ages }
    const html = markup(12, {}, { option, units: quantities, visitParty } as unknown as Partial<Booking>)
    return html.replaceAll('\u{2060}', '')
  }

  test('says as what they were counted and what there is for other ages, until that is changed', () => {
    const words =
      'We counted your 2 children as “Child (Ages 4–12)”. “Toddler (Ages 0–3)” is free. For an older child, choose “Adult”.'
    expect(withUnits(people, { 1: 2, 2: 2 })).toContain(words)
    expect(withUnits(people, { 1: 2, 2: 1, 3: 1 })).not.toContain('We counted')
  })

  test('says so also where children have the price of youths, and nothing where they have one price', () => {
    const adult = { ...unit, id: 1, title: 'Adult', priceMinor: 24_000, minAge: 18 }
    const youth = { ...unit, id: 2, title: 'Youth', kind: 'youth', priceMinor: 9000, minAge: 7, maxAge: 17 }
    const young = { ...unit, id: 3, title: 'Young child', kind: 'infant', priceMinor: 0, maxAge: 6 }
    expect(withUnits([adult, youth, young], { 1: 2, 2: 2 })).toContain(
      'We counted your 2 children as “Youth (Ages 7–17)”. “Young child (Up to age 6)” is free.',
    )
    expect(withUnits([adult, youth], { 1: 2, 2: 2 })).not.toContain('We counted')
  })

  test('says that only adults were counted, where no child is sold', () => {
    expect(withUnits(people.slice(0, 1), { 1: 2 })).toContain('counted only the adults')
    expect(withUnits(people, { 1: 2, 2: 2 })).not.toContain('counted only the adults')
  })

  test('says nothing of ages that all have a price', () => {
    const html = withUnits(people, { 1: 2, 2: 1, 3: 1 }, [2, 7])
    for (const words of ['We counted', 'Not suitable', 'no price', 'From age']) expect(html).not.toContain(words)
    const older = withUnits(people.slice(0, 2), { 1: 2, 2: 2 }, [5, 7])
    expect(older).not.toContain('From age')
  })

  test('says which child is not counted, and from which age people can take part', () => {
    const grown = people.slice(0, 2).map((one) => ({ ...one, minAge: one.minAge ?? 13 }))
    const html = withUnits(grown, { 1: 2, 2: 1 }, [2, 7])
    expect(html).toContain('Not suitable for a child aged 2. From age 4.')
    expect(html.match(/From age/g)).toHaveLength(1)
    expect(withUnits(grown, { 1: 2 }, [0, 3])).toContain('Not suitable for children aged under 1 and 3. From age 4.')
    const gap = grown.map((one) => (one.kind === 'adult' ? { ...one, minAge: 16 } : one))
    expect(withUnits(gap, { 1: 2, 2: 1 }, [7, 14])).toContain('Child aged 14: no price for this age here.')
  })

  test('says of the others what it says of children without ages', () => {
    expect(withUnits(people.slice(0, 1), { 1: 2 }, [7])).toContain('counted only the adults')
    expect(withUnits(people, { 1: 2, 2: 1, 3: 1 }, [2])).toContain('We counted your child as “Child')
    expect(withUnits(people, { 1: 2, 2: 2 }, [7])).toContain('We counted your 2 children')
    expect(withUnits(people, { 1: 2, 2: 2 }, [7, 8])).not.toContain('We counted')
  })
})

test('names each night with its price beside the number of nights, where they differ', () => {
  const nightsOf = (...adjustments: number[]) => {
    const days = adjustments.map((adjustBasisPoints) => ({ unitPrices: null, adjustBasisPoints }))
    const departure = { seatsLeft: 5, localDate: '2030-01-04', days }
    const html = markup(5, { rate: 'nightly' }, { departure } as unknown as Partial<Booking>)
    return html.replaceAll(/<[^>]*>/g, '').replaceAll('\u{A0}', ' ')
  }
  expect(nightsOf(1000, 0)).toContain('SAR 504')
  expect(nightsOf(1000, 0)).toContain('Fri 4 JanSAR 264Sat 5 JanSAR 240')
  expect(nightsOf(0, 0)).toContain('SAR 4802 nights')
  expect(nightsOf(0, 0)).not.toContain('Fri')
})

describe('the extra of a child’s seat', () => {
  const seat = { id: 1, code: 'child-seat', title: 'Child seat', per: 'booking', priceMinor: 1500, maxQuantity: 3 }
  const withParty = (visitParty: Booking['visitParty'], code = seat.code) => {
    const state = { mostOfExtra: () => 3, visitParty }
    const html = markup(12, { extras: [{ ...seat, code }] } as unknown as Partial<BookableProduct>, state)
    return { words: html.match(/For (?:one|\d)[^<]*/)?.[0] ?? null, isOpen: html.includes('<details open') }
  }

  test('is in view and marked for the small children of a search', () => {
    expect(withParty({ adults: 2, children: 2 })).toEqual({ words: 'For 2 children', isOpen: true })
    expect(withParty({ adults: 2, children: 2, ages: [3, 9] })).toEqual({ words: 'For one child', isOpen: true })
  })

  test('is not marked for others, and neither are other extras', () => {
    const folded = { words: null, isOpen: false }
    expect(withParty({ adults: 2, children: 1, ages: [9] })).toEqual(folded)
    expect(withParty(null)).toEqual(folded)
    expect(withParty({ adults: 2, children: 2 }, 'picnic')).toEqual(folded)
  })
})

test('the language of the guide is chosen in one line where there is a choice, and the chosen one is selected', () => {
  const html = (guideLanguages: string[], guideLanguage: string | null) =>
    markup(12, { guideLanguages }, { guideLanguage })
  expect(html(['ar', 'en', 'fr'], 'en')).toMatch(/Guide’s language<.*<option[^>]*selected=""[^>]*>English</)
  expect(html(['ar'], 'fr')).toContain('French')
  // A car that people drive themselves has no guide.
  const rented = markup(12, { rate: 'daily', guideLanguages: ['ar', 'en'] }, { guideLanguage: 'en' })
  expect(rented).toMatch(/>Language<.*<option[^>]*selected=""[^>]*>English</)
  expect(rented).not.toContain('Guide')
  for (const none of [html([], null), html(['ar'], null)]) expect(none).not.toContain('Guide’s language')
})

describe('the pick-up', () => {
  const pickups = [{ id: 7, name: 'Wakalat Street', address: 'Sweifieh', minutesBefore: 10, priceMinor: 0 }]
  const optionsOf = (html: string) => [...html.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words)

  const two = [...pickups, { ...pickups[0], id: 8, name: 'Abdali' }] as typeof pickups

  test('is not preselected if it is included at several points: the meeting point comes last', () => {
    const html = markup(12, { pickup: 'included', pickups: two }, { isPickupMissing: true })
    const ways = ['Where shall we pick you up?', 'Wakalat Street', 'Abdali', 'I’ll come to the meeting point']
    expect(optionsOf(html)).toEqual(ways)
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Where/)
  })

  test('is taken where it is included at one point, beside coming to the meeting point', () => {
    const waysOf = (pickupId: number | null) =>
      [...markup(12, { pickup: 'included', pickups }, { pickupId }).matchAll(/<input([^>]*)>([^<]*)/g)].map(
        ([, input = '', words]) => [words, input.includes('checked')],
      )
    expect(waysOf(7)).toEqual([
      ['Wakalat Street · free', true],
      ['I’ll come to the meeting point', false],
    ])
    expect(waysOf(null).map(([, isChecked]) => isChecked)).toEqual([false, true])
  })

  test('is the only one if it is included, free and at one point', () => {
    const only = (pickup: 'included' | 'optional', points: typeof pickups) =>
      onlyPickupOf({ pickup, pickups: points })?.id ?? null
    expect(only('included', pickups)).toBe(7)
    expect(only('included', two)).toBeNull()
    expect(only('optional', pickups)).toBeNull()
    expect(only('included', [{ ...pickups[0], priceMinor: 100 }] as typeof pickups)).toBeNull()
  })

  test('is not taken by default otherwise', () => {
    expect(optionsOf(markup(12, { pickup: 'optional', pickups }))).toEqual(['No pick-up', 'Wakalat Street'])
  })

  test('has its whole name, time and address below the field, which a phone cuts off', () => {
    const chosen = { pickup: 'optional', pickups: two } as Partial<BookableProduct>
    const below = (pickupId: number | null) =>
      /<p role="status" class="dotted[^>]*>(.*?)<\/p>/.exec(markup(12, chosen, { pickupId }))?.[1]
    expect(below(8)).toMatch(/^<span class="[^"]*">Abdali<\/span><span>Pick-up /)
    expect(below(null)).toBeUndefined()
  })

  test('has its price in the list of choices, and the lowest beside the name of the field', () => {
    const priced = [
      { ...pickups[0], priceMinor: 4000 },
      { ...pickups[0], id: 8, name: 'Abdali', priceMinor: 6000 },
    ]
    const html = markup(12, { pickup: 'optional', pickups: priced } as Partial<BookableProduct>).replaceAll(
      '\u{A0}',
      ' ',
    )
    expect(optionsOf(html)).toEqual(['No pick-up', '+SAR 40 · Wakalat Street', '+SAR 60 · Abdali'])
    expect(html).toContain('optional, from SAR 40')
    const mixed = markup(12, { pickup: 'optional', pickups: [...pickups, priced[1]] } as Partial<BookableProduct>)
    expect(optionsOf(mixed)[1]).toBe('Wakalat Street · free')
    expect(mixed).not.toContain('optional, from')
  })
})
