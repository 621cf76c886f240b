import type { PGlite } from '@electric-sql/pglite'
import type { PGLiteSocketHandlerOptions } from '@electric-sql/pglite-socket'

interface Message {
  connection: number
  bytes: Uint8Array
  onData: (data: Uint8Array) => void
  resolve: (resultSize: number) => void
  reject: (error: Error) => void
}

/**
 * Shares PGlite's one session among connections. A connection owns it for a whole statement or transaction. The queue
 * of pglite-socket keeps only transactions together: between the Parse and the Bind of one connection it would let in
 * the Parse of another.
 */
export class SessionQueue {
  private waiting: Message[] = []
  private owner: number | null = null
  /** The owner has sent messages of a statement but not its Sync. */
  private isWithinStatement = false
  private isRunning = false
  private readonly db: PGlite

  constructor(db: PGlite) {
    this.db = db
  }

  /** In the type of pglite-socket's handlers, which names a class that the package does not export. */
  asQueryQueue(): PGLiteSocketHandlerOptions['queryQueue'] {
    return this as unknown as PGLiteSocketHandlerOptions['queryQueue']
  }

  enqueue(connection: number, bytes: Uint8Array, onData: Message['onData']): Promise<number> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ connection, bytes, onData, resolve, reject })
      void this.run()
    })
  }

  clearQueueForHandler(connection: number): void {
    const closed = this.waiting.filter((message) => message.connection === connection)
    this.waiting = this.waiting.filter((message) => message.connection !== connection)
    for (const { reject } of closed) reject(new Error('the connection was closed'))
  }

  /** Called after a connection has closed: rolls back its transaction. */
  async clearTransactionIfNeeded(connection: number): Promise<void> {
    if (this.owner !== connection) return
    await this.db.runExclusive(async () => {
      if (this.owner !== connection) return
      // The rollback also ends a statement without its Sync, which would otherwise be committed; after an error only a
      // Sync is processed.
      for (const bytes of [ROLLBACK, SYNC, ROLLBACK])
        await this.db.execProtocolRawStream(bytes, { onRawData: () => {} })
      // Another connection may have become the owner while the last statement ended.
      if (this.owner === connection) this.release()
    })
    void this.run()
  }

  private async run(): Promise<void> {
    if (this.isRunning) return
    this.isRunning = true
    for (let message = this.next(); message; message = this.next()) await this.execute(message)
    this.isRunning = false
  }

  private next(): Message | undefined {
    const { owner } = this
    const index = owner === null ? 0 : this.waiting.findIndex(({ connection }) => connection === owner)
    return index === -1 ? undefined : this.waiting.splice(index, 1)[0]
  }

  private async execute({ connection, bytes, onData, resolve, reject }: Message): Promise<void> {
    this.owner = connection
    this.isWithinStatement = EXTENDED.has(bytes[0] ?? 0)
    let size = 0
    try {
      await this.db.runExclusive(() =>
        this.db.execProtocolRawStream(bytes, {
          onRawData: (data) => {
            size += data.length
            onData(data)
          },
        }),
      )
      resolve(size)
    } catch (error) {
      reject(error as Error)
    }
    if (!this.isWithinStatement && !this.db.isInTransaction()) this.release()
  }

  private release(): void {
    this.owner = null
    this.isWithinStatement = false
  }
}

/** Parse, Bind, Describe, Execute, Close, Flush: ended by a Sync. */
const EXTENDED = new Set(Buffer.from('PBDECH'))

const SYNC = new Uint8Array(Buffer.from('S\0\0\0\x04'))
const ROLLBACK = new Uint8Array(Buffer.from('Q\0\0\0\x0drollback\0'))
