/** What a buyer wrote to a host, quoted. */
export function RequestText({ text }: { text: string }) {
  return (
    <blockquote
      className="max-h-40 overflow-y-auto border-s-2 border-line ps-3 whitespace-pre-line wrap-anywhere"
      dir="auto"
    >
      {text}
    </blockquote>
  )
}
