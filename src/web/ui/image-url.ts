export interface ImageWish {
  width: number
  height: number
  format?: 'webp' | 'avif' | 'jpeg' | 'png'
  quality?: number
}

/** The address of a picture in a size of ours (F3). What is not ours to resize, an absolute address, passes through unchanged. */
export function imageUrl(src: string, { width, height, format = 'webp', quality }: ImageWish): string {
  if (/^(?:https?:)?\/\//.test(src)) return src
  const modifiers = [`f_${format}`, `w_${width}`, `h_${height}`, 'fit_cover', ...(quality ? [`q_${quality}`] : [])]
  return `/_image/${modifiers.join(',')}/${src.split('/').map(encodeURIComponent).join('/')}`
}

const widths = [320, 480, 640, 960, 1280, 1920] as const

/** A srcset of one picture in widths up to twice `largest` (densities 1 and 2), all of one ratio. */
export function imageSrcSet(src: string, ratio: number, largest: number): string {
  return widths
    .filter((width, index) => index === 0 || width <= largest * 2)
    .map((width) => `${imageUrl(src, { width, height: Math.round(width / ratio) })} ${width}w`)
    .join(', ')
}
