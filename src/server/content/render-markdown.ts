import MarkdownIt from 'markdown-it'
import { slugify } from '#domain/slug.ts'

export interface RenderedText {
  html: string
  /** The headings of the second level, for a table of contents. */
  headings: { id: string; title: string }[]
}

// Raw HTML is shown as text, and links are only what a browser may follow: what an operator pastes cannot bring a script.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
/** Markdown as HTML; each heading of the second level can be linked to by what it says. */
export function renderMarkdown(text: string): RenderedText {
  const tokens = markdown.parse(text, {})
  const headings: RenderedText['headings'] = []
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' || token.tag !== 'h2') continue
    const title = tokens[index + 1]?.content ?? ''
    const base = slugify(title) || 'section'
    const id = headings.some((heading) => heading.id === base) ? `${base}-${headings.length + 1}` : base
    token.attrSet('id', id)
    headings.push({ id, title })
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), headings }
}
