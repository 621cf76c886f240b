import { createReadStream } from 'node:fs'

/** A file that cannot be decoded; the message gives the reason. */
export class UnreadableFile extends Error {}

/** A file's text in chunks, without byte order mark. Throws UnreadableFile if it is not UTF-8. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
      if (isFirst && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)))
        throw new UnreadableFile('is UTF-16; save it as UTF-8 (in a spreadsheet: "CSV UTF-8")')
      isFirst = false
      yield decoder.decode(bytes, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError)
      throw new UnreadableFile('is not UTF-8; save it as UTF-8 (in a spreadsheet: "CSV UTF-8")')
    throw error
  }
}
