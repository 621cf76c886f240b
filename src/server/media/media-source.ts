/** Where pictures come from; `name` is the first segment of their addresses. */
export interface MediaSource {
  readonly name: string
  /**
   * What stands at `path`, the address without the name. Throws ApiError when there can be nothing. It does not read the picture yet: what has
   * been rendered before is answered without.
   */
  find: (path: string) => Promise<Found>
}

export interface Found {
  /** Changes with the picture, so that an older rendering is not answered for it; empty where the source cannot tell. */
  version: string
  /** Whether this name will never mean another picture: it was made from what the picture holds. */
  isLasting: boolean
  read: (wanted: Box) => Promise<Original>
}

/** What is asked for, as far as it was said. */
export interface Box {
  width: number | null
  height: number | null
  fit: string
}

export interface Original {
  bytes: Uint8Array
  /** Drawn by this program: only then is SVG rendered, which can name other files. */
  isDrawing: boolean
}

export interface MediaSources {
  has: (name: string) => boolean
  /** Throws on a name that is none of theirs: a mistake of the program. What a visitor names is asked with `has` before. */
  get: (name: string) => MediaSource
}

export function sourcesOf(sources: MediaSource[]): MediaSources {
  const byName = new Map(sources.map((source) => [source.name, source]))
  return {
    has: (name) => byName.has(name),
    get: (name) => {
      const source = byName.get(name)
      if (!source) throw new Error(`There is no image provider ${name}.`)
      return source
    },
  }
}
