/** Several values of a filter. */
interface Choice {
  values: string[]
  /** All but these. */
  isNone: boolean
}

/** A filter of an address: `a,b` for any of two values, `!a,b` for neither. */
export function parseChoice(text: string): Choice {
  const isNone = text.startsWith('!')
  return { values: (isNone ? text.slice(1) : text).split(',').filter((value) => value !== ''), isNone }
}

/** Without values there is no filter. */
export function choiceText({ values, isNone }: Choice): string {
  return values.length === 0 ? '' : `${isNone ? '!' : ''}${values.join(',')}`
}
