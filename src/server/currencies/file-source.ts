import { readFile } from 'node:fs/promises'
import type { RateSource } from './rate-source.ts'
import { RatesFault } from './rates-error.ts'
import { readSheet } from './read-sheet.ts'

export function fileSource(path: string): RateSource {
  return {
    name: path,
    read: async () => {
      const text = await readFile(path, 'utf8').catch((error: Error) => {
        throw new RatesFault(`${path} cannot be read: ${error.message}.`)
      })
      return readSheet(text)
    },
  }
}
