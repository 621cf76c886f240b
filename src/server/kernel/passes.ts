/** What a browser opens without an account, as its cookie has it: `reference:key,reference:key`, the latest first. */
export interface Pass {
  reference: string
  key: string
}

export function readPasses(cookie: string | null, most: number): Pass[] {
  const passes = (cookie ?? '').split(',').filter((pass) => pass !== '')
  return passes.slice(0, most).map((pass) => {
    const [reference = '', key = ''] = pass.split(':')
    return { reference, key }
  })
}

export const writePasses = (passes: readonly Pass[]): string =>
  passes.map(({ reference, key }) => `${reference}:${key}`).join(',')
