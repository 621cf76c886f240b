/** A point of a picture, in percent from the left and the top. */
export interface FocalPoint {
  x: number
  y: number
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0))

/** The largest box of `ratio` (width by height) in a picture, as near to the focal point as its edges allow; in pixels. */
export function cropAround(picture: { width: number; height: number }, ratio: number, focus: FocalPoint): Box {
  const width = Math.max(1, Math.round(Math.min(picture.width, picture.height * ratio)))
  const height = Math.max(1, Math.round(Math.min(picture.height, picture.width / ratio)))
  return {
    left: Math.round(clamp((picture.width * focus.x) / 100 - width / 2, picture.width - width)),
    top: Math.round(clamp((picture.height * focus.y) / 100 - height / 2, picture.height - height)),
    width,
    height,
  }
}

/** The position of the focal point in that crop; unchanged if the size of the picture is unknown (0). */
export function focusInCrop(picture: { width: number; height: number }, ratio: number, focus: FocalPoint): FocalPoint {
  if (picture.width === 0 || picture.height === 0) return focus
  const { left, top, width, height } = cropAround(picture, ratio, focus)
  return {
    x: Math.round(clamp((((picture.width * focus.x) / 100 - left) / width) * 100, 100)),
    y: Math.round(clamp((((picture.height * focus.y) / 100 - top) / height) * 100, 100)),
  }
}

const STEP = 5

/** The spelling in image addresses, '30x60', in steps of five: finer points would only multiply the cached crops. */
export function spellFocus({ x, y }: FocalPoint): string {
  return `${Math.round(x / STEP) * STEP}x${Math.round(y / STEP) * STEP}`
}

/** Parses what `spellFocus` returns; null if malformed, out of range or between the steps. */
export function readFocus(text: string): FocalPoint | null {
  const [, x = '', y = ''] = /^(\d{1,3})x(\d{1,3})$/.exec(text) ?? []
  const focus = { x: Number(x), y: Number(y) }
  return x !== '' && focus.x <= 100 && focus.y <= 100 && spellFocus(focus) === text ? focus : null
}
