const YEAR_SECONDS = 365 * 24 * 3600

/** Remembers a choice of the visitor where the server can read it too. */
export function rememberPreference(name: 'rihla_theme' | 'rihla_currency', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
