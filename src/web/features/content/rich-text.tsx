/**
 * HTML that the server rendered from Markdown. It contains no scripts and no raw HTML
 * (server/content/render-markdown.ts).
 */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A table of contents. */
export function Contents({ title, headings }: { title: string; headings: { id: string; title: string }[] }) {
  if (headings.length < 2) return null
  return (
    <nav aria-label={title} className="rounded-card border border-line bg-surface p-card">
      <p className="font-semibold">{title}</p>
      <ol className="mt-2 grid gap-1">
        {headings.map((heading) => (
          <li key={heading.id} className="min-w-0">
            <a
              href={`#${heading.id}`}
              className="inline-flex min-h-9 max-w-full items-center wrap-anywhere text-ink-soft hover:text-primary hover:underline underline-offset-4"
            >
              {heading.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
