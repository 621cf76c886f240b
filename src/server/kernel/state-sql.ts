/** `in ('a', 'b')` for the status of a row. Constant, so that prepared statements stay the same. */
export function inStates(states: readonly string[]): string {
  return `in (${states.map(literal).join(', ')})`
}

/** Each state of a table as an SQL literal: `ORDER.expired` is `'expired'`, and a state that does not exist does not compile. */
export function stateLiterals<State extends string>(
  table: Readonly<Record<State, unknown>>,
): Readonly<Record<State, string>> {
  const names = Object.keys(table) as State[]
  return Object.fromEntries(names.map((name) => [name, literal(name)])) as Record<State, string>
}

const literal = (state: string) => `'${state}'`
