import type { ConsoleChange } from '#domain/console-change.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Db } from '#server/kernel/database.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { maySeeChange } from './may-see-change.ts'
import { readChanges, type Change, type Position } from './read-changes.ts'

const POLL_MS = 2_000
/** Shorter than the read timeout of proxies. */
const BEAT_MS = 15_000
/** A session also ends by its age. */
const CHECK_MS = 60_000
/** A browser opens one stream for each visible window. */
const MOST_OF_A_PERSON = 10
/** More changes of one kind in a poll are sent as one change without a key. */
const MOST_KEYS = 50
/** With more unread events a connection is closed, and the browser reconnects. */
const MOST_UNSENT = 100

interface Stream {
  person: SignedInStaff
  /** Reads the session again, without counting as its use. @throws ApiError if it has ended */
  identify: () => Promise<SignedInStaff>
  controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
}

export interface ChangeFeed {
  /** @throws ApiError `console.too_many_attempts`, `server.unavailable` while the process is ending */
  open: (viewer: Pick<Stream, 'person' | 'identify'>) => ReadableStream<Uint8Array<ArrayBuffer>>
  /** Ends all streams, so that they do not delay the shutdown. */
  close: () => void
}

const feeds = new WeakMap<Db, ChangeFeed>()

/** The feed of a process: all streams share one poll, which runs only while there are any. */
export function changeFeedOf(context: Context): ChangeFeed {
  const known = feeds.get(context.db)
  if (known) return known
  const feed = startFeed(context)
  feeds.set(context.db, feed)
  return feed
}

function startFeed(context: Context): ChangeFeed {
  const streams = new Set<Stream>()
  let isClosed = false
  let isPolling = false
  let position: Position | null = null
  let [beatAt, checkedAt] = [0, 0]

  const remove = (stream: Stream) => streams.delete(stream)

  function send(stream: Stream, text: string): void {
    try {
      stream.controller.enqueue(Buffer.from(text))
      if ((stream.controller.desiredSize ?? 0) < -MOST_UNSENT) drop(stream)
    } catch {
      // The browser has gone.
      remove(stream)
    }
  }

  function drop(stream: Stream): void {
    remove(stream)
    try {
      stream.controller.close()
    } catch {
      // The browser was faster.
    }
  }

  function publish(changes: readonly Change[]): void {
    for (const stream of streams) {
      const seen = summarised(changes.filter((change) => maySeeChange(stream.person, change)))
      if (seen.length > 0) send(stream, `event: changes\ndata: ${JSON.stringify(seen)}\n\n`)
    }
  }

  async function checkSessions(): Promise<void> {
    for (const stream of streams)
      try {
        stream.person = await stream.identify()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        send(stream, 'event: ended\ndata: {}\n\n')
        drop(stream)
      }
  }

  async function poll(): Promise<void> {
    const isFirst = position === null
    const read = await readChanges(context, position)
    position = read.position
    // The changes since the last successful poll are unknown.
    if (isFirst) for (const stream of streams) send(stream, 'event: ready\ndata: {}\n\n')
    const now = performance.now()
    if (read.isAccessChanged || now - checkedAt > CHECK_MS) {
      checkedAt = now
      await checkSessions()
    }
    publish(read.changes)
    if (now - beatAt > BEAT_MS) {
      beatAt = now
      for (const stream of streams) send(stream, ': \n\n')
    }
  }

  async function run(): Promise<void> {
    if (isPolling) return
    isPolling = true
    while (streams.size > 0) {
      try {
        await poll()
      } catch (error) {
        context.log.warn({ err: error }, 'the changes of the console could not be read')
        position = null
      }
      await new Promise((resolve) => void setTimeout(resolve, POLL_MS).unref())
    }
    position = null
    isPolling = false
    // Opened while the last pause ended.
    if (streams.size > 0) void run()
  }

  return {
    open: ({ person, identify }) => {
      if (isClosed) throw new ApiError('unavailable', 'server.unavailable')
      if ([...streams].filter((one) => one.person.staffId === person.staffId).length >= MOST_OF_A_PERSON)
        throw new ApiError('limited', 'console.too_many_attempts')
      let stream: Stream
      return new ReadableStream({
        start: (controller) => {
          stream = { person, identify, controller }
          streams.add(stream)
          send(stream, position === null ? ': \n\n' : 'event: ready\ndata: {}\n\n')
          void run()
        },
        cancel: () => void remove(stream),
      })
    },
    close: () => {
      isClosed = true
      for (const stream of streams) drop(stream)
    },
  }
}

/** Removes duplicates, and merges many changes of one kind into one without a key. */
function summarised(changes: readonly Change[]): ConsoleChange[] {
  const unique = new Map(changes.map(({ kind, key }) => [`${kind} ${key}`, { kind, key }]))
  const kinds = Map.groupBy(unique.values(), ({ kind }) => kind)
  return [...kinds].flatMap(([kind, ones]) => (ones.length > MOST_KEYS ? [{ kind, key: null }] : ones))
}
