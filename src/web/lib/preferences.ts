const YEAR_SECONDS = 365 * 24 * 3600

/** Stores a preference in a cookie, which the server can read too. */
export function rememberPreference(name: 'rihla_theme' | 'rihla_currency', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
}
