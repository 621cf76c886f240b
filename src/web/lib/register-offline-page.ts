/** Registers the offline service worker (F8) after the page has loaded. Returns a function that cancels it. */
export function registerOfflinePage(): () => void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {}
  const register = () => {
    // Some browsers refuse service workers in private windows.
    navigator.serviceWorker.register('/sw.js').catch(() => {})
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  return () => window.removeEventListener('load', register)
}
