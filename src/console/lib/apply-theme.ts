/** Applies the theme of the shop's cookie, otherwise the system's. */
export function applyTheme(): void {
  const chosen = /(?:^|; )rihla_theme=(light|dark)/.exec(document.cookie)?.[1]
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', isDark)
}
