/** A paragraph that is nothing but a link to an activity (docs/content.md). */
const LINK = /<p><a href="((?:\/en)?\/things-to-do-in-([^"/?#]+)\/([^"/?#]+))">[^<]*<\/a><\/p>\n?/

/** A text between the links to activities, which have their cards: texts and addresses alternate. */
export function splitLinks(html: string): { html: string; link: string | null }[] {
  const parts: { html: string; link: string | null }[] = []
  let rest = html
  for (let found = LINK.exec(rest); found; found = LINK.exec(rest)) {
    parts.push({ html: rest.slice(0, found.index), link: found[1] ?? null })
    rest = rest.slice(found.index + found[0].length)
  }
  return [...parts, { html: rest, link: null }]
}
