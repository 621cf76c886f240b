import { CallError } from './call-error.ts'

const MOST = 5
let sent = 0

/** Records an error in the server's log, without waiting. The server knows about failed calls already. */
export function reportBrowserError(error: unknown): void {
  if (error instanceof CallError || (sent += 1) > MOST) return
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const body = {
    path: window.location.pathname.slice(0, 500),
    name: name.slice(0, 100),
    message: message.slice(0, 1000),
    stack: (stack ?? '').slice(0, 4000),
  }
  const headers = { 'content-type': 'application/json' }
  fetch('/api/browser-errors', { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(() => {})
}
