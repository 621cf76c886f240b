/** Gives a value its number in a statement that is put together piece by piece. */
export type Bind = (value: unknown) => string

export function binding(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}
