/**
 * Writes items together that come while another write is under way; the first of a quiet time is written at once. The
 * promise settles with the write of its item, as if it had been written alone.
 */
export function groupWriter<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let group: { items: Item[]; written: Promise<void> } | null = null
  let last: Promise<void> = Promise.resolve()
  return (item) => {
    if (group === null) {
      const items: Item[] = []
      const begin = () => {
        group = null
        return write(items)
      }
      group = { items, written: last.then(begin, begin) }
      last = group.written
    }
    group.items.push(item)
    return group.written
  }
}
