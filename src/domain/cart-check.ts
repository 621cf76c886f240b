export interface CheckedItem {
  id: number
  title: string
  seenMinor: number
  nowMinor: number
  isAvailable: boolean
}

export type CartNotice = 'none' | 'all_unavailable' | 'some_unavailable' | 'some_changed' | 'unavailable_and_changed'

export interface CartCheck<Item extends CheckedItem> {
  notice: CartNotice
  unavailable: Item[]
  /** Still available, at another price than the traveller last saw. */
  changed: Item[]
}

/** Which of the four notices a cart needs, and for which items. Price changes of unavailable items are ignored. */
export function checkCart<Item extends CheckedItem>(items: readonly Item[]): CartCheck<Item> {
  const unavailable = items.filter((item) => !item.isAvailable)
  const changed = items.filter((item) => item.isAvailable && item.seenMinor !== item.nowMinor)
  return { notice: noticeOf(items.length, unavailable.length, changed.length), unavailable, changed }
}

function noticeOf(all: number, unavailable: number, changed: number): CartNotice {
  if (unavailable > 0 && unavailable === all) return 'all_unavailable'
  if (unavailable > 0) return changed > 0 ? 'unavailable_and_changed' : 'some_unavailable'
  return changed > 0 ? 'some_changed' : 'none'
}
