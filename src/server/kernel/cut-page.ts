/** A page of a list of which one row more than `size` was read. `keyOf` is where the next page begins after. */
export function cutPage<Row, Key>(
  found: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
): { rows: Row[]; next: Key | null } {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  return { rows, next: found.length > size && last !== undefined ? keyOf(last) : null }
}
