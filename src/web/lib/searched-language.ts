const KEY = 'rihla.guide-language'

/** Of guides, by which the list that was seen last in this tab was filtered; null: by none. */
export function searchedLanguage(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function rememberSearchedLanguage(code: string | undefined): void {
  try {
    if (code === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, code)
  } catch {
    // Storage is full or switched off: the page's language is preselected.
  }
}
