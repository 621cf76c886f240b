/** Why the program does not start, in one sentence for the person at the terminal. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'StartError'
  }
}

/** Another process has the embedded database open. */
export class DatabaseInUse extends StartError {}
