/** The problems of a page except responses with 401 and 422, which tests expect and browsers log as errors. */
export const pageErrors = (problems: string[]): string[] =>
  problems.filter((problem) => !/status of (?:401|422) /.test(problem))
