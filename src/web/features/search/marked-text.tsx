/** A title with the words of the query in bold, as far as they are spelt alike. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  const typed = words
    .split(/\s+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  if (typed.length === 0) return text
  // With one capturing group, split returns text and matches alternately.
  return text.split(new RegExp(`(${typed.join('|')})`, 'iu')).map((part, place) =>
    place % 2 === 1 ? (
      <b key={place} className="font-semibold text-primary">
        {part}
      </b>
    ) : (
      part
    ),
  )
}
