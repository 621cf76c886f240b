const YEAR_SECONDS = 365 * 24 * 3600

/** Stores a preference in a cookie, which the server can read too. */
export function rememberPreference(name: 'rihla_theme' | 'rihla_currency', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}

/** Switches between the light and the dark theme, and remembers the choice. */
export function toggleTheme(): void {
  const isDark = document.documentElement.classList.toggle('dark')
  rememberPreference('rihla_theme', isDark ? 'dark' : 'light')
}

/** In local storage: the home page has a row of what this visitor viewed last. */
export const RESUME_KEY = 'rihla_resume'

/** From the next page on, space for the row is reserved before the first paint (web/routes/__root.tsx). */
export function reserveResumeRow(hasRow: boolean): void {
  document.documentElement.toggleAttribute('data-resume', hasRow)
  try {
    if (hasRow) localStorage.setItem(RESUME_KEY, '1')
    else localStorage.removeItem(RESUME_KEY)
  } catch {
    // Storage may be disabled; then the row moves the page once.
  }
}
