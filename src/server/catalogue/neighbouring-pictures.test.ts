import { describe, expect, test } from 'vitest'
import { sceneKinds } from '#server/media/scenes/scene-kinds.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { listingQuery } from './contract.ts'
import { readHome } from './read-home.ts'
import { readListing } from './read-listing.ts'

const fixtures = useFixtures()
const locale = 'en'

interface Card {
  code: string
  picture: { src: string }
}

const sceneOf = ({ picture }: Card) => sceneKinds.find((kind) => picture.src.startsWith(`scenes/${kind}-`))

/** Cards that show the scene of the card before them. */
const repeats = (cards: Card[]) =>
  cards.flatMap((card, place) => {
    const before = cards[place - 1]
    return before && sceneOf(before) === sceneOf(card) ? [`${sceneOf(card)}: ${before.code}, ${card.code}`] : []
  })

/** All cards of a list in its default order. */
async function listed(query: Record<string, string>): Promise<Card[]> {
  const visitor = await createVisitor(fixtures.context.db)
  const cards: Card[] = []
  for (let page = 1; ; page++) {
    const listing = await readListing(fixtures.context, {
      ...listingQuery.parse({ locale, ...query, page: `${page}` }),
      visitor,
    })
    cards.push(...listing.cards)
    if (listing.cards.length === 0 || cards.length >= listing.total) return cards
  }
}

const home = async () => readHome(fixtures.context, { visitor: await createVisitor(fixtures.context.db), locale: 'en' })

describe('the cards of the demo show no scene twice in a row', () => {
  test('in the rows of the home page', async () => {
    const { topRated, newest } = await home()
    expect([...repeats(topRated), ...repeats(newest)]).toEqual([])
  })

  test('in the list of every city', async () => {
    for (const { slug } of (await home()).cities) expect(repeats(await listed({ city: slug })), slug).toEqual([])
  })

  test('in the list of every category, except for balloon flights, which all show balloons', async () => {
    const { categories } = await home()
    for (const { slug } of categories)
      expect(
        repeats(await listed({ category: slug })).filter((repeat) => !repeat.startsWith('balloons:')),
        slug,
      ).toEqual([])
  })

  test('in the list of all activities', async () => {
    const cards = await listed({})
    expect(cards.length).toBeGreaterThan(100)
    expect(repeats(cards)).toEqual([])
  })
})
