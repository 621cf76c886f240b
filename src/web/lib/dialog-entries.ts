/** A dialog that is open, with its entry in the history. */
export interface DialogEntry {
  /** Closes the dialog after the back button was pressed. */
  close: () => void
  /** The key of the dialog's page. */
  page: string | undefined
  /** How many dialogs are open up to this one; zero until the entry is added. */
  depth: number
}

/** What is used of the browser's history. */
export interface EntryHistory {
  /** The key of the current entry's page. The entries of its dialogs have the same. */
  page: () => string | undefined
  /** How many dialogs are open in the current entry. */
  depth: () => number
  /** Adds an entry of the same page. */
  push: (depth: number) => void
  /** Resolves when the entry is reached. */
  go: (delta: number) => Promise<void>
}

/**
 * The history entries of open dialogs, which the back button takes away before the page. They are changed one after
 * another: a traversal ends later, and would start from an entry that was added in the meantime.
 */
export function createDialogEntries(history: EntryHistory) {
  const open: DialogEntry[] = []
  let last: Promise<void> = Promise.resolve()
  const inTurn = (step: () => Promise<void> | undefined) => {
    last = last.then(step)
  }
  const add = (close: () => void): DialogEntry => {
    const entry: DialogEntry = { close, page: undefined, depth: 0 }
    open.push(entry)
    inTurn(() => {
      // Closed before its turn came.
      if (!open.includes(entry)) return undefined
      entry.page = history.page()
      entry.depth = history.depth() + 1
      history.push(entry.depth)
      return undefined
    })
    return entry
  }

  /** Takes back the entry of a dialog that was closed in another way than by the back button. */
  const remove = (entry: DialogEntry): void => {
    if (!open.includes(entry)) return
    open.splice(open.indexOf(entry), 1)
    inTurn(() => {
      // Another page has followed, or replaced the entry.
      if (entry.depth === 0 || history.page() !== entry.page) return undefined
      if (open.some(({ depth }) => depth >= entry.depth)) return undefined
      const extra = history.depth() - entry.depth + 1
      return extra > 0 ? history.go(-extra) : undefined
    })
  }

  /** Closes the dialogs whose entries are gone after a traversal within the page. */
  const arrive = (): void => {
    const gone = open.filter((entry) => entry.page === history.page() && entry.depth > history.depth())
    for (const entry of gone.toReversed()) {
      open.splice(open.indexOf(entry), 1)
      entry.close()
    }
  }

  /** Takes back the entry of the topmost dialog, which stays open. To be awaited before another navigation. */
  const leave = (): Promise<void> => {
    const top = open.at(-1)
    if (top) remove(top)
    return last
  }
  return { add, remove, arrive, leave }
}
