/**
 * The edit distance (Damerau-Levenshtein, optimal string alignment) from `written` to `word`, and to a prefix of it.
 * Distances above `most` are returned as `most + 1`.
 */
export function editDistance(written: string, word: string, most: number): { whole: number; beginning: number } {
  const from = Array.from(written)
  const to = Array.from(word).slice(0, from.length + most)
  const isCut = to.length < Array.from(word).length
  let before: number[] = []
  let above = to.map((_, column) => column)
  above.push(to.length)
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, other] of to.entries()) {
      let least = Math.min(
        (above[column] ?? 0) + (letter === other ? 0 : 1),
        (above[column + 1] ?? 0) + 1,
        (line[column] ?? 0) + 1,
      )
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other)
        least = Math.min(least, (before[column - 1] ?? 0) + 1)
      line.push(least)
    }
    if (Math.min(...line) > most) return { whole: most + 1, beginning: most + 1 }
    before = above
    above = line
  }
  const limit = (distance: number) => Math.min(distance, most + 1)
  return { whole: limit(isCut ? most + 1 : (above[to.length] ?? 0)), beginning: limit(Math.min(...above)) }
}
