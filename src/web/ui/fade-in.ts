/**
 * Ref callback for images: hides an image until it has loaded and then fades it in (app.css). Without script, images
 * are never hidden.
 */
export function fadeIn(image: HTMLImageElement | null): (() => void) | undefined {
  if (!image || image.complete) return undefined
  const show = () => delete image.dataset['arriving']
  image.dataset['arriving'] = ''
  image.addEventListener('load', show)
  image.addEventListener('error', show)
  return () => {
    image.removeEventListener('load', show)
    image.removeEventListener('error', show)
  }
}
