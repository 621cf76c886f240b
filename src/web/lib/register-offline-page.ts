/** The page for the time without a line (F8). After the page itself has come: nothing waits for it. Answers how to take it back. */
export function registerOfflinePage(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const register = () => {
    // Refused in private windows of some browsers: those go without.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  return () => window.removeEventListener('load', register)
}
