import { createContext, useContext, useEffect, useRef } from 'react'

/** Gives dialogs entries in the browser's history, so that the back button closes them instead of leaving the page. */
export interface DialogHistory {
  /** Adds an entry for a dialog that has opened. Returns a function to call when it has closed in another way. */
  add: (close: () => void) => () => void
  /** Takes back the entry of the topmost dialog, which stays open. */
  leave: () => Promise<void>
}

/** Null: the back button leaves the page also while a dialog is open, as in the console. */
export const DialogHistoryContext = createContext<DialogHistory | null>(null)

/** Inside a dialog with an entry of its own: a link to another page replaces it. */
export const InDialogEntry = createContext(false)

/** Gives a dialog an entry while it is open. Returns whether dialogs have entries. */
export function useDialogEntry(isOpen: boolean, onBack: () => void): boolean {
  const history = useContext(DialogHistoryContext)
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => (isOpen ? history?.add(() => latest.current()) : undefined), [history, isOpen])
  return history !== null
}

/**
 * For an act in a dialog that navigates: takes back the dialog's entry, which stays open, before it. Afterwards it would
 * leave the new page.
 */
export function useLeaveDialogEntry(): () => Promise<void> {
  const history = useContext(DialogHistoryContext)
  return async () => history?.leave()
}
