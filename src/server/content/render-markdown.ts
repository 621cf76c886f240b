import MarkdownIt from 'markdown-it'
import { slugify } from '#domain/slug.ts'

export interface RenderedText {
  html: string
  /** Second-level headings, for a table of contents. */
  headings: { id: string; title: string }[]
}

// Raw HTML is shown as text, and only safe link schemes are allowed, so that pasted text cannot contain a script.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
/** Renders Markdown as HTML; second-level headings get anchors made from their text. */
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
