/** A source of pictures; `name` is the first segment of their addresses. */
export interface MediaSource {
  readonly name: string
  /**
   * Finds the picture at `path`, the address without the name. Throws ApiError if it cannot exist. Does not read it
   * yet: cached renderings do not need it.
   */
  find: (path: string) => Promise<Found>
}

export interface Found {
  /** Changes with the picture, so that no older rendering is used; empty if the source cannot tell. */
  version: string
  /** Whether the name is immutable because it contains a hash of the content. */
  isLasting: boolean
  read: (requested: Box) => Promise<Original>
}

/** The requested size, as far as it is given. */
export interface Box {
  width: number | null
  height: number | null
  fit: string
}

export interface Original {
  bytes: Uint8Array
  /** Drawn by this program: only then SVG is rendered, because SVG can refer to other files. */
  isDrawing: boolean
}

export interface MediaSources {
  has: (name: string) => boolean
  /** Throws for an unknown name, which is a defect of the program. Check names from a request with `has` first. */
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
