/** Whether an Accept header names AVIF; a wildcard does not count. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((part) => {
    const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    return type === 'image/avif' && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one))
  })
}
