import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

const LOW = 15

// Documents may wait, buyers may not: on a busy machine this thread and its children yield. Only Linux supports
// priorities of threads.
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOW)
} catch {
  // Other systems: no change.
}
