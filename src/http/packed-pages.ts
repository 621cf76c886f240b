import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PackedEncoding } from '#server/kernel/accepted-encoding.ts'

/** The bytes of one page, each encoding made once, when it is first requested. */
export interface PackedPage {
  /** A strong ETag of the bytes before any encoding, without the quotation marks. */
  tag: string
  plain: Buffer<ArrayBuffer>
  packed: (encoding: PackedEncoding) => Promise<Buffer<ArrayBuffer>>
}

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Brotli's qualities: of a page that is sent once, of one that may be sent again, and of one that was. */
const ONCE = 3
const QUICK = 5
const BEST = 11

const brotli = (bytes: Buffer<ArrayBuffer>, quality: number): Promise<Buffer<ArrayBuffer>> =>
  packBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** Compresses a page that is sent to one visitor. */
export const packOnce = (plain: Buffer<ArrayBuffer>, encoding: PackedEncoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br' ? brotli(plain, ONCE) : packGzip(plain, { level: 1 })

/**
 * Compresses pages that are sent to many. A page that has not changed when it is rendered again is not compressed again,
 * but for once, with Brotli's best quality: it will be sent often.
 */
export function packedPages(maxBytes: number) {
  const known = new LRUCache<string, PackedPage & { improve: () => void }>({
    maxSize: maxBytes,
    // With its encodings, which are at most a quarter of it each.
    sizeCalculation: ({ plain }) => Math.ceil(plain.length * 1.5) + 1000,
  })
  return (html: string): PackedPage => {
    const plain = Buffer.from(html)
    const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
    const old = known.get(tag)
    if (old) {
      old.improve()
      return old
    }
    const made = makePage(tag, plain)
    known.set(tag, made)
    return made
  }
}

function makePage(tag: string, plain: Buffer<ArrayBuffer>): PackedPage & { improve: () => void } {
  const made = new Map<PackedEncoding, Promise<Buffer<ArrayBuffer>>>()
  let isImproved = false
  return {
    tag,
    plain,
    packed: (encoding) => {
      let bytes = made.get(encoding)
      if (!bytes) {
        bytes = encoding === 'br' ? brotli(plain, QUICK) : packGzip(plain)
        made.set(encoding, bytes)
      }
      return bytes
    },
    improve: () => {
      if (isImproved || !made.has('br')) return
      isImproved = true
      void brotli(plain, BEST).then((bytes) => made.set('br', Promise.resolve(bytes)))
    },
  }
}
