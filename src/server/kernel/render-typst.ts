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

/** A document takes well under a second; the first one also starts the thread and reads the fonts. */
const LIMIT_MS = 30_000

/**
 * Renders documents one at a time on a thread of its own. If a document takes longer than `limitMs`, it is rejected and
 * the thread terminated; waiting documents continue on a new thread.
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
  /** Rejects the current document and abandons the thread. */
  const abandon = (reason: string) => {
    void worker?.terminate()
    worker = undefined
    end(({ reject }) => reject(new Error(`could not render the document: ${reason}`)))
  }
  const startWorker = () => {
    const started = new Worker(new URL('./render-typst-worker.ts', import.meta.url))
    started.on('message', ({ id, made, error }: Answer) => {
      if (current?.job.id !== id) return
      if (made) end(({ resolve }) => resolve(made))
      else end(({ reject }) => reject(new Error(`could not render the document: ${error}`)))
    })
    const onEnd = (reason: string) => {
      if (worker === started) abandon(reason)
    }
    started.on('error', (error: Error) => onEnd(error.message))
    started.on('exit', (code) => onEnd(`its thread ended with ${code}`))
    // Last, because adding listeners refs the thread again.
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
 * Renders a Typst template (the URL of its file) with data. In 'svg' output letters are shapes, so that no fonts are
 * needed for display. Typst is the only tool we tried that sets Arabic correctly: shaping, order, numbers inside a
 * sentence. The thread starts with the first document. Rejects if rendering fails or hangs.
 */
export const typeset = typesetter()
