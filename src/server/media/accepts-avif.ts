/** Whether a browser with this Accept header says that it draws AVIF; what only takes everything does not say so. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one))
  })
}
