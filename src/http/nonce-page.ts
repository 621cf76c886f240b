import { Buffer } from 'node:buffer'
import { constants, crc32, deflateRawSync } from 'node:zlib'

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const LAST_BLOCK = Buffer.from([0x03, 0x00])

/** A page that is rendered once and sent many times, each time with a new nonce, plain or gzipped. */
export interface NoncePage {
  bytes: number
  plain: (nonce: string) => Buffer<ArrayBuffer>
  gzipped: (nonce: string) => Buffer<ArrayBuffer>
}

/**
 * `html` was rendered with `placeholder` as its nonce. The parts between the placeholders are compressed once. Each
 * part ends on a byte boundary (full flush) and refers to no earlier data, so a nonce can be inserted between two parts
 * as a stored block (RFC 1951, 3.2.4). Only the checksum is computed again.
 */
export function noncePage(html: string, placeholder: string): NoncePage {
  const parts = html.split(placeholder).map((part) => Buffer.from(part))
  const packed = parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }))
  const between = (list: Buffer[], filling: Buffer) =>
    list.flatMap((part, index) => (index === 0 ? [part] : [filling, part]))
  return {
    bytes: [...parts, ...packed].reduce((sum, part) => sum + part.length, 0),
    plain: (nonce) => Buffer.concat(between(parts, Buffer.from(nonce))),
    gzipped: (nonce) => {
      const filling = Buffer.from(nonce)
      const plain = between(parts, filling)
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(plain.reduce((sum, part) => crc32(part, sum), 0))
      trailer.writeUInt32LE(
        plain.reduce((sum, part) => sum + part.length, 0),
        4,
      )
      return Buffer.concat([GZIP_HEADER, ...between(packed, storedBlock(filling)), LAST_BLOCK, trailer])
    },
  }
}

function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([header, bytes])
}
