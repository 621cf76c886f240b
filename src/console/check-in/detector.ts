/** The browsers' BarcodeDetector, which TypeScript's types lack. */
export interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: 'qr_code'[] }): Detector
  getSupportedFormats?: () => Promise<string[]>
}

async function ownOfBrowser(): Promise<DetectorClass | undefined> {
  const { BarcodeDetector: own } = window as { BarcodeDetector?: DetectorClass }
  // A browser may have the class but not read QR codes.
  const formats: string[] = (await own?.getSupportedFormats?.().catch(() => [])) ?? ['qr_code']
  return formats.includes('qr_code') ? own : undefined
}

/** The browser's own reader, otherwise one in WebAssembly. */
export async function makeDetector(): Promise<Detector> {
  const Own = await ownOfBrowser()
  if (Own) return new Own({ formats: ['qr_code'] })
  const { loadReader } = await import('./load-reader.ts')
  return loadReader()
}

/** Stores the WebAssembly reader while online, if this browser needs it. */
export async function storeDetector(): Promise<void> {
  if (await ownOfBrowser()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('store reader')
}
