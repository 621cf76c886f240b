/** Every state and the states that it may become. */
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

/** Throws IllegalTransition unless the table has it. */
export function assertTransition<State extends string>(table: Transitions<State>, from: State, to: State): void {
  if (!isLegal(table, from, to)) throw new IllegalTransition(from, to)
}
