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
const LIMIT_MS = 15_000
/** Times the limit: the longest wait on a machine so busy that the thread, whose priority is low, hardly runs. */
const STARVED = 20

/**
 * Renders documents one at a time on a thread of its own. If a document keeps the thread working for longer than
 * `limitMs`, it is rejected and the thread terminated; waiting documents continue on a new thread. Time in which the
 * thread waited for a processor does not count: on a busy machine every try would fail, and no ticket would be mailed.
 */
export function typstRenderer({ limitMs = LIMIT_MS, isLowPriority = true } = {}) {
  let worker: Worker | undefined
  let nextId = 0
  let current: { job: Job; limit: NodeJS.Timeout } | null = null
  const waiting: Job[] = []

  const next = () => {
    const job = current === null ? waiting.shift() : undefined
    if (job === undefined) return
    worker ??= startWorker()
    current = { job, limit: limitWork(worker) }
    worker.postMessage(job.message)
  }
  const limitWork = (thread: Worker) => {
    // Null once the thread has ended; its listeners know.
    const before = thread.cpuUsage().catch(() => null)
    const ends = performance.now() + STARVED * limitMs
    const giveUp = () => abandon(`it took longer than ${limitMs} ms`)
    // A thread inside native code does not say how long it worked.
    const limit = setInterval(() => {
      if (performance.now() > ends) giveUp()
      else
        void before
          .then((start) => start && thread.cpuUsage(start))
          .catch(() => null)
          .then((worked) => {
            if (worked && current?.limit === limit && worked.user + worked.system > limitMs * 1000) giveUp()
          })
    }, limitMs / 5)
    return limit
  }
  const end = (settle: (job: Job) => void) => {
    if (current === null) return
    const { job, limit } = current
    clearInterval(limit)
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
    const started = new Worker(new URL('./render-typst-worker.ts', import.meta.url), { workerData: { isLowPriority } })
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
      const json = JSON.stringify(data, wellFormed)
      const message = { id, template: template.href, format, data: format === 'pdf' ? withoutVowelMarks(json) : json }
      waiting.push({ id, message, resolve, reject })
      next()
    })
}

/** Typst refuses data with half a surrogate pair, of which a cut text may be left. */
const wellFormed = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)

/**
 * Without the Arabic vowel marks, as printed matter is set. A mark is a glyph of its own above its letter, and readers of a PDF's text layer
 * put it into the wrong place in the word or make a word of it (docs/decisions/0032-pdf-text-layer.md).
 */
export function withoutVowelMarks(text: string): string {
  return text.replaceAll(/[\u064b-\u0652\u0670]/g, '')
}

/**
 * A document from a Typst template (the address of a file) and its data. 'svg' has letters as shapes: it needs no fonts where it is shown.
 * PDF is tagged, and its words can be searched and copied. The thread starts with the first
 * document. Rejects when the document cannot be set or hangs.
 */
export const renderTypst = typstRenderer()
