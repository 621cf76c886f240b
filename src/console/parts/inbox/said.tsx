/** A text by a guest or the team, unchanged, in the direction of its language. */
export function Said({ text, isOwn = false }: { text: string; isOwn?: boolean }) {
  return (
    <p
      dir="auto"
      className={`rounded-field px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere ${isOwn ? 'bg-primary/8' : 'bg-line/35'}`}
    >
      {text}
    </p>
  )
}
