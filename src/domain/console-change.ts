/** What the console's stream of changes names. */
export const changeKinds = ['order', 'message', 'quote', 'review', 'departure'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** Something of this kind changed. `key`: the end of its address in the console; null: some or many of them. */
export interface ConsoleChange {
  kind: ChangeKind
  key: string | null
}
