import type { ReactNode } from 'react'

/** Longer ones may have to break on a narrow phone. */
const LONGEST = 16

/** A text whose words are not broken at their hyphens: 'half-day', not 'half-' and 'day'. */
export function WholeWords({ text }: { text: string }): ReactNode {
  return text.split(/(\p{L}+(?:-\p{L}+)+)/u).map((part, index) =>
    index % 2 === 1 && part.length <= LONGEST ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
