import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PackedEncoding } from '#server/kernel/accepted-encoding.ts'

/** The bytes of one page, each encoding made once, when it is first requested. */
export interface PackedPage {
  /** A strong ETag of the bytes before any encoding, without the quotation marks. */
  tag: string
  /** In bytes, before any encoding. */
  length: number
  plain: () => Promise<Buffer<ArrayBuffer>>
  packed: (encoding: PackedEncoding) => Promise<Buffer<ArrayBuffer>>
}

const packBrotli = promisify(brotliCompress)
const unpackBrotli = promisify(brotliDecompress)
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
    // With its encodings, which are at most a quarter of it each. Mostly it is less: see makePage.
    sizeCalculation: ({ length }) => Math.ceil(length * 1.5) + 1000,
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

/** Once the page is compressed with Brotli, which almost all browsers accept, the eight times longer plain bytes are let go. */
function makePage(tag: string, bytes: Buffer<ArrayBuffer>): PackedPage & { improve: () => void } {
  const made = new Map<PackedEncoding, Promise<Buffer<ArrayBuffer>>>()
  let own: Buffer<ArrayBuffer> | null = bytes
  let isImproved = false
  const plain = async () => own ?? unpackBrotli((await made.get('br')) as Buffer)
  return {
    tag,
    length: bytes.length,
    plain,
    packed: (encoding) => {
      const known = made.get(encoding)
      if (known) return known
      const packing = plain().then((text) => (encoding === 'br' ? brotli(text, QUICK) : packGzip(text)))
      made.set(encoding, packing)
      packing.then(
        () => {
          if (encoding === 'br') own = null
        },
        () => made.delete(encoding),
      )
      return packing
    },
    improve: () => {
      if (isImproved || own !== null) return
      isImproved = true
      plain()
        .then((text) => brotli(text, BEST))
        .then(
          (best) => made.set('br', Promise.resolve(best)),
          // The page stays valid as it is; the next call tries again.
          () => {
            isImproved = false
          },
        )
    },
  }
}
