const DENSE = '(min-resolution: 2.5dppx)'
/** A size, with or without a media condition in front of it. */
const PART = /^(?:((?:\([^()]*\))(?: and \([^()]*\))*) )?(.+)$/s

/**
 * The value of `sizes` with which screens of three pixels a point load pictures for two: finer ones look the same, and
 * take twice the bytes.
 */
export function capDensity(sizes: string): string {
  const parts = splitAtCommas(sizes)
  const capped = parts.map((part) => {
    const [, condition, size = part] = PART.exec(part) ?? []
    return `${condition === undefined ? DENSE : `${DENSE} and ${condition}`} calc((${size}) / 1.5)`
  })
  return [...capped, ...parts].join(', ')
}

/** Splits at commas outside parentheses. */
function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')') depth--
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(from, at).trim())
      from = at + 1
    }
  }
  return [...parts, text.slice(from).trim()]
}

/**
 * Of the widths those that a picture of fixed sizes, as '160px' or '(min-width: 360px) 160px, 120px', has on screens of
 * one to three pixels a point.
 */
export function selectableWidths(widths: readonly number[], sizes: string): readonly number[] {
  const points = splitAtCommas(sizes).map((part) => Number(/^(?:\(.+\) )?(\d+)px$/.exec(part)?.[1] ?? Number.NaN))
  if (points.some(Number.isNaN)) return widths
  const largest = widths.find((width) => width >= 3 * Math.max(...points)) ?? Infinity
  const selectable = widths.filter((width) => width >= Math.min(...points) && width <= largest)
  return selectable.length > 0 ? selectable : widths
}
