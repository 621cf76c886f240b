import { useState } from 'react'
import { lastSignOut } from './signed-out.ts'

// Drafts may hold personal data: they stay in this window, and leave it with the person.
const PREFIX = 'rihla_draft '
const OWNER = 'rihla_draft_owner'

/** Without storage, drafts last as long as their form. */
function withStorage<Value>(act: (storage: Storage) => Value, otherwise: Value): Value {
  try {
    return act(sessionStorage)
  } catch {
    return otherwise
  }
}

const readDraft = (key: string): string | null => withStorage((storage) => storage.getItem(PREFIX + key), null)

function writeDraft(key: string, text: string): void {
  withStorage((storage) => {
    if (text.trim() === '') storage.removeItem(PREFIX + key)
    else storage.setItem(PREFIX + key, text)
  }, undefined)
}

/** Those whose keys are, or begin with, these words; all for ''. */
function draftsOf(storage: Storage, begin: string): string[] {
  const drafts = Object.keys(storage).filter((name) => name.startsWith(PREFIX))
  return begin === '' ? drafts : drafts.filter((name) => `${name} `.startsWith(`${PREFIX}${begin} `))
}

/** Removes the drafts whose keys begin with these words, because they were sent. */
export function forgetDrafts(begin: string): void {
  withStorage((storage) => {
    for (const name of draftsOf(storage, begin)) storage.removeItem(name)
  }, undefined)
}

export const hasDraft = (begin: string): boolean => withStorage((storage) => draftsOf(storage, begin).length > 0, false)

/** Removes the drafts of another person, who used this window before, and those from before a sign-out in any window. */
export function takeDrafts(staffId: number): void {
  const owner = `${staffId} ${lastSignOut()}`
  withStorage((storage) => {
    if (storage.getItem(OWNER) === owner) return
    forgetDrafts('')
    storage.setItem(OWNER, owner)
  }, undefined)
}

/** For a field without state: its first value, and what remembers each change. */
export const draftField = (key: string, initial = '') => ({
  defaultValue: readDraft(key) ?? initial,
  onInput: (event: { currentTarget: { value: string } }) => writeDraft(key, event.currentTarget.value),
})

/** A text that survives reloads of its row and its form. `initial` is shown until something is typed. */
export function useDraft(
  key: string,
  initial = '',
): [text: string, setText: (text: string) => void, clear: () => void] {
  const [state, setState] = useState(() => ({ key, typed: readDraft(key) }))
  const typed = state.key === key ? state.typed : readDraft(key)
  const setText = (text: string) => {
    writeDraft(key, text)
    setState({ key, typed: text })
  }
  const clear = () => {
    forgetDrafts(key)
    setState({ key, typed: null })
  }
  return [typed ?? initial, setText, clear]
}

interface NamedField {
  name: string
  value: string
}

/**
 * The draft of a whole form, whose fields are remembered by their names. `first` is written with the first change, for example what the
 * person saw then.
 */
export function draftOfForm(key: string, first: Record<string, string>) {
  const write = (name: string, value: string) => {
    if (!hasDraft(key)) for (const [one, text] of Object.entries(first)) writeDraft(`${key} ${one}`, text)
    if (name !== '') writeDraft(`${key} ${name}`, value)
  }
  return {
    write,
    valueOf: (name: string, initial: string) => readDraft(`${key} ${name}`) ?? initial,
    onInput: ({ target }: { target: EventTarget }) => {
      const { name, value } = target as EventTarget & NamedField
      write(name, value)
    },
  }
}
