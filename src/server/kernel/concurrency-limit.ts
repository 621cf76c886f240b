/** Runs at most `most` works at once; the others wait in the order in which they came. */
export function turns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
