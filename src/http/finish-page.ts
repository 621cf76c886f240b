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
  const inline = new RegExp(`<(script|style)(?=[^>]*${attribute})([^>]*)>([^]*?)</\\1>`, 'g')
  for (const [, name, attributes = '', text = ''] of html.matchAll(inline))
    // Files are allowed by 'self'; data such as JSON-LD is not run.
    if (text !== '' && !/ type="application\/[\w+]*json"/.test(attributes))
      (name === 'script' ? scripts : styles).add(hashSource(text))
  return {
    html: html.replace(`<meta property="csp-nonce" content="${mark}"/>`, '').replaceAll(attribute, ''),
    scripts: [...scripts],
    styles: [...styles],
  }
}
