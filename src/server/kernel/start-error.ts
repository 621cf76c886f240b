/** Why the program cannot start, as a sentence for the operator. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}

/** Another process has the embedded database open. */
export class DatabaseInUse extends StartError {
  /** Where that process accepts connections to it; null if it does not (yet). */
  readonly url: string | null

  readonly pid: number

  constructor(sentence: string, { pid, url }: { pid: number; url: string | null }) {
    super(sentence)
    this.pid = pid
    this.url = url
  }
}
