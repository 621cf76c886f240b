import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files of the browser tests. Without recorded durations Vitest orders files by size, and these are small.
 */
const longest = ['screens-ar', 'layouts-ar', 'screens-en', 'layouts-en', 'quotes'].map((name) => `/${name}.test.ts`)

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
