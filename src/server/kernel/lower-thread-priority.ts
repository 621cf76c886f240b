import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { workerData } from 'node:worker_threads'

const LOW = 15

// Documents may wait, buyers may not: on a busy machine this thread and its children yield. Only Linux supports
// priorities of threads.
try {
  if ((workerData as { isLowPriority: boolean }).isLowPriority)
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOW)
} catch {
  // Other systems: no change.
}
