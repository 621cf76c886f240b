import { Fragment, type ReactNode } from 'react'
import { splitLinks } from './split-links.ts'

interface ContentsProps {
  title: string
  headings: { id: string; title: string }[]
}

/**
 * HTML that the server rendered from Markdown. It contains no scripts and no raw HTML
 * (server/content/render-markdown.ts).
 */
export function RichText({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}

interface ArticleTextProps extends ContentsProps {
  html: string
  /** The card for a link to an activity in a paragraph of its own; by default such paragraphs stay as they are. */
  card?: (link: string) => ReactNode
}

/** A text with its contents, folded, after the introduction; on wide windows the page has them beside it. */
export function ArticleText({ html, card, ...contents }: ArticleTextProps) {
  const [intro, rest] = splitIntro(html)
  return (
    <div>
      {intro !== '' && <RichText html={intro} />}
      <div className="mt-6 empty:hidden lg:hidden">
        <FoldedContents {...contents} />
      </div>
      {rest !== '' && (card ? <TextWithCards html={rest} card={card} /> : <RichText html={rest} />)}
    </div>
  )
}

function TextWithCards({ html, card }: { html: string; card: (link: string) => ReactNode }) {
  return splitLinks(html).map((part) => (
    <Fragment key={part.link ?? ''}>
      <RichText html={part.html} />
      {part.link !== null && card(part.link)}
    </Fragment>
  ))
}

/** The text before the first heading, and the rest. */
export function splitIntro(html: string): [intro: string, rest: string] {
  const end = html.indexOf('<h2')
  return end === -1 ? [html, ''] : [html.slice(0, end), html.slice(end)]
}

/** A table of contents that stays folded until it is wanted. */
function FoldedContents({ title, headings }: ContentsProps) {
  if (headings.length < 2) return null
  return (
    <nav aria-label={title} className="max-w-[44rem]">
      <details className="group rounded-card border border-line bg-surface px-card">
        <summary className="icon-chevron flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold after:transition-transform group-open:after:rotate-180 [&::-webkit-details-marker]:hidden">
          {title}
        </summary>
        <ContentsList headings={headings} />
      </details>
    </nav>
  )
}

/** A table of contents. */
export function Contents({ title, headings }: ContentsProps) {
  if (headings.length < 2) return null
  return (
    <nav aria-label={title} className="rounded-card border border-line bg-surface p-card">
      <p className="font-semibold">{title}</p>
      <div className="mt-2">
        <ContentsList headings={headings} />
      </div>
    </nav>
  )
}

function ContentsList({ headings }: Pick<ContentsProps, 'headings'>) {
  return (
    <ol className="grid gap-1">
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
  )
}
