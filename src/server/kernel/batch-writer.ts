import type { Logger } from './logs.ts'

const WAIT_MS = 500

/**
 * Collects items and writes them together, half a second after the first. Items are lost if the process dies or the
 * write fails: use it only for what can be repeated or lost without harm.
 */
export function batchWriter<Item>(write: (items: Item[]) => Promise<void>, log: Logger): (item: Item) => void {
  let items: Item[] = []
  const pass = () => {
    const passed = items
    items = []
    write(passed).catch((error: unknown) => log.warn({ err: error }, 'could not write a batch'))
  }
  return (item) => {
    items.push(item)
    if (items.length === 1) setTimeout(pass, WAIT_MS).unref()
  }
}
