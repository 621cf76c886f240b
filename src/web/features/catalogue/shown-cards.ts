import type { CardPicture, CardView, HomeView } from './calls.ts'

/** The layouts whose cards show a summary. */
export const summaryLayouts: ReadonlySet<string> = new Set(['supplier', 'supplier-three', 'template-two'])

/** The match of the route around a page, which has the site. */
export type ParentMatch = Promise<{ loaderData?: { site: { layoutType: string; discoverType: string } } | undefined }>

type CardOfApi = CardView & { code?: string }

const layoutOf = async (parent: ParentMatch) => (await parent).loaderData?.site.layoutType

/**
 * What a page keeps of cards. Each page contains its data once more for hydration: words that its cards do not show would
 * be a tenth of the page (docs/performance.md).
 */
export async function shownCards(cards: readonly CardOfApi[], parent: ParentMatch): Promise<CardView[]> {
  const layout = await layoutOf(parent)
  const isSummaryShown = layout === undefined || summaryLayouts.has(layout)
  return cards.map((card) => ofCard(card, isSummaryShown))
}

/** The same for the home page. */
export async function shownHome(home: HomeView, parent: ParentMatch): Promise<HomeView> {
  const [topRated, newest, weekend] = await Promise.all([
    shownCards(home.topRated, parent),
    shownCards(home.newest, parent),
    shownCards(home.weekend?.cards ?? [], parent),
  ])
  return {
    ...home,
    topRated,
    // With a weekend, only this layout shows them.
    newest: weekend.length === 0 || (await layoutOf(parent)) === 'template-two' ? newest : [],
    weekend: home.weekend && { ...home.weekend, cards: weekend },
    cities: home.cities.map((city) => ({ ...city, picture: decorative(city.picture) })),
    posts: home.posts.map((post) => ({ ...post, picture: decorative(post.picture) })),
  }
}

function ofCard({ code: _code, summary, picture, ...rest }: CardOfApi, isSummaryShown: boolean): CardView {
  return { ...rest, ...(isSummaryShown && summary !== undefined && { summary }), picture: decorative(picture) }
}

function decorative({ src, version, placeholder, focus, width = 0, height = 0 }: CardPicture): CardPicture {
  return { src, alt: '', version, placeholder, ...(focus && { focus, width, height }) }
}
