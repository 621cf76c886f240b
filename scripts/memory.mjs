/**
 * What a server process may reserve beside what it uses (docs/decisions/0039-memory-of-a-process.md). The Containerfile
 * sets the same. glibc and Node read them when a process starts, so they cannot be set by the server itself.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/** The environment of a server process. What the operator sets wins: Node takes the last of two equal options. */
export function withMemorySettings(environment) {
  const options = [memorySettings.NODE_OPTIONS, environment.NODE_OPTIONS].filter(Boolean)
  return { ...memorySettings, ...environment, NODE_OPTIONS: options.join(' ') }
}
