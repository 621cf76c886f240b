export interface MergedEdits<Row> {
  /** What was changed here or there; the own change where both did. */
  merged: Row
  /** Changed there alone. */
  taken: (keyof Row)[]
  /** Changed here and there, differently. */
  conflicts: (keyof Row)[]
}

/** Two people changed the same row, `base`: what can be joined, and the fields for which one of them must be chosen. */
export function mergeEdits<Row extends Record<string, string>>({
  base,
  mine,
  theirs,
}: {
  base: Row
  mine: Row
  theirs: Row
}): MergedEdits<Row> {
  const fields = Object.keys(base) as (keyof Row)[]
  const taken = fields.filter((field) => mine[field] === base[field] && theirs[field] !== base[field])
  const conflicts = fields.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  )
  return { merged: { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) }, taken, conflicts }
}
