import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files. Without recorded durations Vitest orders files by size, and these
 * are small.
 */
const longest = [
  // Always takes RANDOM_MIX_SECONDS.
  'random-mix',
  'smtp-mailer',
  'import-catalogue',
  'get-changes-nothing',
  'statements',
  'delete-account',
  'safety-headers',
  'shared-caches',
  'production-build',
  'console-doors',
  'embedded-database',
  'jobs',
  'database-away',
  'rolling-restart',
  'refused-start',
  'storage.unit',
  'routes.unit',
  'render-typst.unit',
  'console',
  'screens-ar',
  'screens-en',
  'layouts-ar',
  'layouts-en',
  'hostile-texts',
  'map-orientation',
  'trips',
  'console-trip-jobs',
  'console-screens',
  'maps',
  'check-in',
  'checkout',
  'quotes',
  'book',
].map((name) => `/${name}.test.ts`)

/** Starts the slowest files first, so that no worker is idle at the end. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
