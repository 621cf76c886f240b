/** The path to go on to after signing in: our own site only; anything else leads home (reliability.md, open redirect). */
export function safeNextPath(next: unknown): string {
  if (typeof next !== 'string') return '/'
  let decoded = next
  for (let times = 0; times < 2; times++) {
    if (!isOwnPath(decoded)) return '/'
    try {
      decoded = decodeURIComponent(decoded)
    } catch {
      return '/'
    }
  }
  return isOwnPath(decoded) ? next : '/'
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path) && !path.includes('//')
}
