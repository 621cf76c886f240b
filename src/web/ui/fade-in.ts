/** For an image's `ref`: one that has not arrived yet is hidden until it has, and then fades in (app.css). Without script it is never hidden. */
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
