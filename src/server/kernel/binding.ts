/** Binds a value and returns its placeholder, for statements that are built in parts. */
export type Bind = (value: unknown) => string

export function binding(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = []
  return { values, bind: (value) => `$${values.push(value)}` }
}
