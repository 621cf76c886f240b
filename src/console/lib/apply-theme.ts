/** The shop's theme cookie, else the system's theme. */
export function applyTheme(): void {
  const chosen = /(?:^|; )rihla_theme=(light|dark)/.exec(document.cookie)?.[1]
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.classList.toggle('dark', isDark)
}
