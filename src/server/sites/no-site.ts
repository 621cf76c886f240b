import { StartError } from '#server/kernel/start-error.ts'

/** What a new database is told of, in the terminal and in the log, until it has its first site. */
export const noSite = () =>
  new StartError('There is no site yet; make the first one with `npm run sites -- save <file>` (docs/sites.md).')
