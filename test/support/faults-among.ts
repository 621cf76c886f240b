/** What a page complained of, without a refused form, and bookings asked for by nobody: the browser tells the console of each, as it does of every such answer. */
export const faultsAmong = (problems: string[]): string[] =>
  problems.filter((problem) => !/status of (?:401|422) /.test(problem))
