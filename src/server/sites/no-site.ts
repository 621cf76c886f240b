import { StartError } from '#server/kernel/start-error.ts'

/** Logged and printed while a new database has no site. */
export const noSite = () =>
  new StartError('There is no site yet. Create the first one with `npm run sites -- save <file>` (docs/sites.md).')
