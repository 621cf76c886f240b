import { Worker } from 'node:worker_threads'

type Format = 'pdf' | 'svg'

interface Answer {
  id: number
  made?: Uint8Array
  error?: string
}

let worker: Worker | undefined
let nextId = 0
const waiting = new Map<number, { resolve: (made: Uint8Array) => void; reject: (error: Error) => void }>()

/**
 * A document from a Typst template (the address of a file) and its data. 'svg' has letters as shapes: it needs no fonts where it is shown.
 * Typst, because it alone of what was tried sets Arabic right: shaping, order, numbers inside the sentence. The worker starts with the first
 * document.
 */
export function typeset(template: URL, format: Format, data: unknown): Promise<Uint8Array> {
  const job = { id: (nextId += 1), template: template.href, format, data: JSON.stringify(data) }
  const current = (worker ??= startWorker())
  return new Promise((resolve, reject) => {
    waiting.set(job.id, { resolve, reject })
    current.postMessage(job)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./typeset-worker.ts', import.meta.url))
  started.on('message', ({ id, made, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (made) asked?.resolve(made)
    else asked?.reject(new Error(`the document could not be set: ${error}`))
  })
  started.on('error', (error: Error) => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  // Last: listening would hold the process again.
  started.unref()
  return started
}
