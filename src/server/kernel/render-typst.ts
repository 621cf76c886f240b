import { Worker } from 'node:worker_threads'

type Format = 'pdf' | 'svg'

interface Answer {
  id: number
  made?: Uint8Array
  error?: string
}

interface Job {
  id: number
  message: { id: number; template: string; format: Format; data: string }
  resolve: (made: Uint8Array) => void
  reject: (error: Error) => void
}

/** A document takes well under a second; the first also starts the thread and reads the fonts. */
const LIMIT_MS = 30_000

/**
 * Sets documents on a thread of its own, one after the other. A document that takes longer than `limitMs` is rejected and its thread ended, and
 * those that wait go on on a new one.
 */
export function typesetter(limitMs = LIMIT_MS) {
  let worker: Worker | undefined
  let nextId = 0
  let current: { job: Job; limit: NodeJS.Timeout } | null = null
  const waiting: Job[] = []

  const next = () => {
    const job = current === null ? waiting.shift() : undefined
    if (job === undefined) return
    const limit = setTimeout(() => abandon(`it took longer than ${limitMs} ms`), limitMs)
    current = { job, limit }
    worker ??= startWorker()
    worker.postMessage(job.message)
  }
  const end = (settle: (job: Job) => void) => {
    if (current === null) return
    const { job, limit } = current
    clearTimeout(limit)
    current = null
    settle(job)
    next()
  }
  /** The thread is good for nothing any more, and so is the document that it was at. */
  const abandon = (reason: string) => {
    void worker?.terminate()
    worker = undefined
    end(({ reject }) => reject(new Error(`the document could not be set: ${reason}`)))
  }
  const startWorker = () => {
    const started = new Worker(new URL('./render-typst-worker.ts', import.meta.url))
    started.on('message', ({ id, made, error }: Answer) => {
      if (current?.job.id !== id) return
      if (made) end(({ resolve }) => resolve(made))
      else end(({ reject }) => reject(new Error(`the document could not be set: ${error}`)))
    })
    const onEnd = (reason: string) => {
      if (worker === started) abandon(reason)
    }
    started.on('error', (error: Error) => onEnd(error.message))
    started.on('exit', (code) => onEnd(`its thread ended with ${code}`))
    // Last: listening would hold the process again.
    started.unref()
    return started
  }
  return (template: URL, format: Format, data: unknown): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      const id = (nextId += 1)
      const message = { id, template: template.href, format, data: JSON.stringify(data) }
      waiting.push({ id, message, resolve, reject })
      next()
    })
}

/**
 * A document from a Typst template (the address of a file) and its data. 'svg' has letters as shapes: it needs no fonts where it is shown.
 * Typst, because it alone of what was tried sets Arabic right: shaping, order, numbers inside the sentence. The thread starts with the first
 * document. Rejects when the document cannot be set or hangs.
 */
export const typeset = typesetter()
