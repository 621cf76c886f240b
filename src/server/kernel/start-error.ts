/** Why the program does not start, in one sentence for the person at the terminal. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}

/** Another process has the embedded database open. */
export class DatabaseInUse extends StartError {
  /** Where that process serves it to others; null if it does not, or not yet. */
  readonly url: string | null

  readonly pid: number

  constructor(sentence: string, { pid, url }: { pid: number; url: string | null }) {
    super(sentence)
    this.pid = pid
    this.url = url
  }
}
