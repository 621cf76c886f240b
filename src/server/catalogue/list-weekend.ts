import type { PriceExchange } from '#domain/exchange.ts'
import { presetRanges, weekendRegion, type DateRange } from '#domain/weekend.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { listMatches, type ListingCardRow } from './list-matches.ts'
import { localDate } from './local-date.ts'
import { filterOf } from './resolve-filter.ts'
import { currentSnapshot } from './snapshot/snapshot.ts'

const CARDS = 8
/** Fewer make no row. */
const FEWEST = 3

/**
 * The coming weekend, or what is left of it, and activities with places in it; the one after if they are few, as on its
 * last evening; null if there are few then too. Those in `others` come last: the page shows them anyway.
 */
export async function listWeekend(
  context: Context,
  input: { visitor: Visitor; exchange: PriceExchange; others: ReadonlySet<number> },
): Promise<(DateRange & { isNext: boolean; rows: ListingCardRow[] }) | null> {
  const { visitor, exchange, others } = input
  const snapshot = await currentSnapshot(context.db.reading)
  const today = localDate(snapshot.nowMs, visitor.site.zone)
  const { thisWeekend, nextWeekend } = presetRanges(today, weekendRegion(visitor.currency))
  const page = { sort: 'recommended', number: 1, size: CARDS + others.size } as const
  for (const { from, to } of [thisWeekend, nextWeekend]) {
    const filter = { ...filterOf({ visitor, exchange }), fromDate: from, toDate: to }
    const found = await listMatches(context.db.reading, snapshot, filter, page)
    const bookable = found.filter((row) => row.fromMinor !== null)
    if (bookable.length < FEWEST) continue
    const isOther = (row: ListingCardRow) => others.has(row.id)
    const rows = [...bookable.filter((row) => !isOther(row)), ...bookable.filter(isOther)].slice(0, CARDS)
    return { from, to, isNext: from === nextWeekend.from, rows }
  }
  return null
}
