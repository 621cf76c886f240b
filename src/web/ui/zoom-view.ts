/** The scale of a picture, and the offset of its centre from the frame's centre in CSS pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

/** The sizes of the frame, and of the picture at scale 1, in CSS pixels. */
export interface ZoomRoom {
  frame: { width: number; height: number }
  picture: { width: number; height: number }
}

export const MAX_ZOOM = 5
export const AT_REST: ZoomView = { scale: 1, x: 0, y: 0 }

/**
 * Zooms to `scale`, within its bounds. The point at `at` (from the frame's centre) stays in place as far as the edges
 * allow.
 */
export function zoomTo(view: ZoomView, scale: number, at: Point, room: ZoomRoom): ZoomView {
  const wanted = Math.min(Math.max(scale, 1), MAX_ZOOM)
  const growth = wanted / view.scale
  return within({ scale: wanted, x: at.x - (at.x - view.x) * growth, y: at.y - (at.y - view.y) * growth }, room)
}

/** Moves the picture by `by` pixels, at most to its edges. */
export function moveBy(view: ZoomView, by: Point, room: ZoomRoom): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, room)
}

function within(view: ZoomView, { frame, picture }: ZoomRoom): ZoomView {
  if (view.scale === 1) return AT_REST
  const bound = (value: number, side: 'width' | 'height') => {
    const most = Math.max(0, (picture[side] * view.scale - frame[side]) / 2)
    // Adding 0 turns -0 into 0.
    return Math.min(Math.max(value, -most), most) + 0
  }
  return { scale: view.scale, x: bound(view.x, 'width'), y: bound(view.y, 'height') }
}
