/*
 * The directory in which an operator keeps texts (docs/content.md): pages and posts as Markdown, one file per language,
 * the rest as JSON.
 */

/** The name of a Markdown file: `privacy-policy.ar.md`. */
export const markdownFile = (name: string, language: string): string => `${name}.${language}.md`

/** Title and text of a Markdown file, whose first line is the title; null without one. */
export function splitMarkdown(text: string): { title: string; body: string } | null {
  const [, title = '', body = ''] = /^\s*# +([^\n]+)\n?([^]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  return title === '' ? null : { title: title.trim(), body: body.trim() }
}

export const joinMarkdown = ({ title, body }: { title: string; body: string }): string =>
  `# ${title}\n\n${body.trim()}\n`
