/** Where the operator's pictures are kept, by name: 'boats/dhow.jpg'. */
export interface MediaStorage {
  /** What stands under a name; null when nothing does, or when it is no name of a picture. */
  find: (name: string) => Promise<Stored | null>
  exists: (name: string) => Promise<boolean>
  /** Null when there is nothing any more. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Whole or not at all. Throws RangeError on what is no name of a picture. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  remove: (name: string) => Promise<void>
}

export interface Stored {
  bytes: number
  /** Changes with what is stored. */
  version: string
}

/**
 * Whether a text names a picture: no way upwards or to a hidden file, nothing that a file system or a bucket reads otherwise, and not longer
 * than both take (S3: 1024 bytes a key; Linux: 255 a file).
 */
export function isMediaName(name: string): boolean {
  if (Buffer.byteLength(name) > 1000) return false
  return name
    .split('/')
    .every(
      (part) => part !== '' && !part.startsWith('.') && Buffer.byteLength(part) <= 200 && !/[\\\0-\x1f\x7f]/.test(part),
    )
}

export function checkMediaName(name: string): void {
  if (!isMediaName(name)) throw new RangeError(`${JSON.stringify(name.slice(0, 80))} is not the name of a picture.`)
}
