/** The storage of the operator's pictures by name: 'boats/dhow.jpg'. */
export interface MediaStorage {
  /** Null if there is no such picture, or the name is invalid. */
  find: (name: string) => Promise<Stored | null>
  exists: (name: string) => Promise<boolean>
  /** Null if the picture no longer exists. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Atomic. Throws RangeError for an invalid name. */
  write: (name: string, bytes: Uint8Array) => Promise<void>
  remove: (name: string) => Promise<void>
}

export interface Stored {
  bytes: number
  /** Changes with the content. */
  version: string
}

/**
 * Whether a text is a valid picture name: no parent or hidden paths, no characters that file systems or buckets
 * interpret, and within the length limits of both (S3: 1024 bytes a key; Linux: 255 a file).
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
