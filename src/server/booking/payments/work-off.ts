import pLimit from 'p-limit'

/** Concurrent calls: a provider that does not respond delays each until its time limit. */
const AT_ONCE = 10
export const BATCH = 50

/**
 * Works off a queue: claims a batch, works on some of it at once, and goes on until nothing is due. A claim writes when its row is due again, so a
 * row is worked on once in a run. `work` must not throw.
 */
export async function workOff<Row>(claim: () => Promise<Row[]>, work: (row: Row) => Promise<void>): Promise<void> {
  for (;;) {
    const rows = await claim()
    await workOn(rows, work)
    if (rows.length < BATCH) return
  }
}

/** Works on all of them, some at once. `work` must not throw. */
export async function workOn<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const inTurn = pLimit(AT_ONCE)
  await Promise.all(rows.map((row) => inTurn(() => work(row))))
}
