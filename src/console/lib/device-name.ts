import { browserName } from '#web/lib/browser-name.ts'

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system of a User-Agent header; null if either is unknown. */
export function deviceName(userAgent: string): { browser: string; system: string } | null {
  const browser = browserName(userAgent)
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return browser !== undefined && system !== undefined ? { browser, system } : null
}
