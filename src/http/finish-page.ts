import { hashSource } from '#server/kernel/hash-source.ts'

/** A page as it is sent, with the sources of its Content-Security-Policy. */
export interface FinishedPage {
  html: string
  /** Hashes of the inline scripts and styles that the page was rendered with. */
  scripts: string[]
  styles: string[]
}

/**
 * Removes `mark`, the nonce that `html` was rendered with, and lists the hashes of the elements that had it. The mark is
 * random for each rendering, so an element that came from a text or an address cannot have it and is not allowed to run.
 */
export function finishPage(html: string, mark: string): FinishedPage {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const attribute = ` nonce="${mark}"`
  // Searched for as text, and not with an expression, which would try every element of the page.
  const pieces: string[] = []
  let end = 0
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, end)) {
    pieces.push(html.slice(end, at))
    end = at + attribute.length
    const start = html.lastIndexOf('<', at)
    const name = /^<(script|style)\b/.exec(html.slice(start, start + 8))?.[1]
    if (name === undefined) continue
    const open = html.indexOf('>', end)
    const text = html.slice(open + 1, html.indexOf(`</${name}>`, open))
    // Files are allowed by 'self'; data such as JSON-LD is not run.
    if (text !== '' && !/ type="application\/[\w+]*json"/.test(html.slice(start, open)))
      (name === 'script' ? scripts : styles).add(hashSource(text))
  }
  pieces.push(html.slice(end))
  return {
    html: pieces.join('').replace(`<meta property="csp-nonce" content="${mark}"/>`, ''),
    scripts: [...scripts],
    styles: [...styles],
  }
}
