import { editDistance } from '#server/catalogue/search/edit-distance.ts'

/** ` Did you mean "title_en"?` if a known name is similar; otherwise ''. */
export function nameNear(written: string, known: Iterable<string>): string {
  const most = Math.max(1, Math.min(3, Math.floor(written.length / 3)))
  let nearest = ''
  let least = most + 1
  for (const name of known) {
    const { whole } = editDistance(written.toLowerCase(), name.toLowerCase(), most)
    if (whole >= least) continue
    nearest = name
    least = whole
  }
  return nearest === '' ? '' : `. Did you mean "${nearest}"?`
}
