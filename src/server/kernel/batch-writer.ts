import type { Logger } from './logs.ts'

const WAIT_MS = 500

/**
 * Collects what need not be written at once and hands it on together, half a second after the first. What is collected when the process dies
 * or the write fails is lost: only for what is done again without harm.
 */
export function gather<Item>(write: (items: Item[]) => Promise<void>, log: Logger): (item: Item) => void {
  let items: Item[] = []
  const pass = () => {
    const passed = items
    items = []
    write(passed).catch((error: unknown) => log.warn({ err: error }, 'notes could not be written'))
  }
  return (item) => {
    items.push(item)
    if (items.length === 1) setTimeout(pass, WAIT_MS).unref()
  }
}
