import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

const LOW = 15

// A document may wait, a buyer not: on a busy machine the thread that sets documents, and those it starts, stand behind. Only Linux names threads.
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOW)
} catch {
  // Elsewhere all threads are equal, and nothing else changes.
}
