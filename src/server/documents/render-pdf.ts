import { Worker } from 'node:worker_threads'

interface Answer {
  id: number
  pdf?: Uint8Array
  error?: string
}

let worker: Worker | undefined
let nextId = 0
const waiting = new Map<number, { resolve: (pdf: Uint8Array) => void; reject: (error: Error) => void }>()

/**
 * A PDF from a Typst template of this room and its data. Typst, because it alone of what was tried sets Arabic right: shaping, order,
 * numbers inside the sentence. The worker starts with the first document.
 */
export function renderPdf(template: 'ticket', data: unknown): Promise<Uint8Array> {
  const job = { id: (nextId += 1), template, data: JSON.stringify(data) }
  const current = (worker ??= startWorker())
  return new Promise((resolve, reject) => {
    waiting.set(job.id, { resolve, reject })
    current.postMessage(job)
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./typst-worker.ts', import.meta.url))
  started.on('message', ({ id, pdf, error }: Answer) => {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (pdf) asked?.resolve(pdf)
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
