interface Span {
  left: number
  right: number
}

interface Panel {
  box: Span
  /** The field that the panel belongs to. Null: the box, from its beginning. */
  field: Span | null
  width: number
  isRtl: boolean
  /** The window's edges. */
  least: number
  most: number
}

/** The left edge of a panel: its middle under its field's, but not beyond the search box where it fits, nor the window. */
export function placeAcross({ box, field, width, isRtl, least, most }: Panel): number {
  const start = isRtl ? box.right - width : box.left
  const wanted = field ? (field.left + field.right) / 2 - width / 2 : start
  const fits = field !== null && width <= box.right - box.left
  const inBox = fits ? within(wanted, box.left, box.right - width) : wanted
  return within(inBox, least, most - width)
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
