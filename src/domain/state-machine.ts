/** Each state and its possible next states. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

export class IllegalTransition extends Error {
  constructor(from: string, to: string) {
    super(`${from} cannot become ${to}`)
    this.name = 'IllegalTransition'
  }
}

export function isLegal<State extends string>(table: Transitions<State>, from: State, to: State): boolean {
  return table[from].includes(to)
}

/** Throws IllegalTransition if the table does not contain the transition. */
export function assertTransition<State extends string>(table: Transitions<State>, from: State, to: State): void {
  if (!isLegal(table, from, to)) throw new IllegalTransition(from, to)
}

/**
 * The states of each set, from a table of the sets of each state. With `satisfies Record<State, …>` on that table a new
 * state does not compile until its sets are listed.
 */
export function setsOf<State extends string, Name extends string>(
  table: Readonly<Record<State, readonly Name[]>>,
): Readonly<Record<Name, readonly State[]>> {
  const sets: Partial<Record<Name, State[]>> = {}
  for (const state of Object.keys(table) as State[]) for (const name of table[state]) (sets[name] ??= []).push(state)
  return sets as Record<Name, State[]>
}
