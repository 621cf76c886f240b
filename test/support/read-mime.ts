export interface MimePart {
  headers: Map<string, string>
  /** 'text/html' */
  type: string
  parts: MimePart[]
  /** Still encoded, as in the source; empty for multipart. */
  raw: string
  content: Buffer
}

/** Parses a mail: RFC 5322 headers with RFC 2047 words, RFC 2046 parts. `source` holds one byte per character. */
export function readMime(source: string): MimePart {
  const end = source.indexOf('\r\n\r\n')
  const headers = headersOf(source.slice(0, end))
  const body = source.slice(end + 4)
  const contentType = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1]
  return {
    headers,
    type: (contentType.split(';')[0] ?? '').trim(),
    parts: boundary === undefined ? [] : partsOf(body, boundary),
    raw: boundary === undefined ? body : '',
    content:
      boundary === undefined ? decode(body, headers.get('content-transfer-encoding') ?? '7bit') : Buffer.alloc(0),
  }
}

/** All parts with content, in order. */
export function leavesOf(part: MimePart): MimePart[] {
  return part.parts.length === 0 ? [part] : part.parts.flatMap(leavesOf)
}

function headersOf(text: string): Map<string, string> {
  const lines = text.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())]
    }),
  )
}

/** Decodes '=?UTF-8?B?2K3YrNiyINmF2KTZg9iv?=' to 'حجز مؤكد'. White space between two encoded words is ignored. */
function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      (kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : quotedPrintable(text.replaceAll('_', '=20'))
      ).toString('latin1'),
    )
    .replace(/^.*$/s, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}

function partsOf(body: string, boundary: string): MimePart[] {
  const [, ...pieces] = `\r\n${body}`.split(`\r\n--${boundary}`)
  if (!pieces.at(-1)?.startsWith('--')) throw new Error('The last part is not closed.')
  return pieces.slice(0, -1).map((piece) => readMime(piece.replace(/^[ \t]*\r\n/, '')))
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding === 'quoted-printable') return quotedPrintable(body)
  return Buffer.from(body, 'latin1')
}

function quotedPrintable(text: string): Buffer {
  const bytes = text
    .replaceAll(/=[ \t]*\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}
