import { browserName } from '#web/lib/browser-name.ts'

const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

/** A passkey's first name, from the browser's user agent: 'iPhone · Safari'. Empty if it names neither. */
export function deviceName(userAgent: string): string {
  const device = devices.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [device, browserName(userAgent)].filter((name) => name !== undefined).join(' · ')
}
