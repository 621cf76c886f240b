/** What a phone stores to check guests in offline (docs/rules/console.md). */
const NAME = 'rihla-check-in'
const stores = ['list', 'scans'] as const
type StoreName = (typeof stores)[number]

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.addEventListener('upgradeneeded', () => {
      for (const name of stores) request.result.createObjectStore(name)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')))
  })
  return opened
}

/** Resolves when the transaction has been flushed to disk. */
async function run<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(name))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('indexedDB')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('indexedDB')))
  })
}

export const readStored = <Value>(name: StoreName, key: string) =>
  run<Value | undefined>(name, 'readonly', (store) => store.get(key) as IDBRequest<Value | undefined>)
export const readAllStored = <Value>(name: StoreName) =>
  run<Value[]>(name, 'readonly', (store) => store.getAll() as IDBRequest<Value[]>)
export const store = (name: StoreName, key: string, value: unknown) =>
  run(name, 'readwrite', (one) => one.put(value, key))
/** Stores all entries or none, in one transaction. */
export const storeAll = (name: StoreName, entries: [key: string, value: unknown][]) =>
  run(name, 'readwrite', (one) => {
    for (const [key, value] of entries) one.put(value, key)
    return one.count()
  })
export const remove = (name: StoreName, key: string) => run(name, 'readwrite', (one) => one.delete(key))

/** Deletes the guests from the phone. Unsent scans stay: they contain no names. */
export async function forgetGuests(): Promise<void> {
  await run('list', 'readwrite', (one) => one.clear())
}
