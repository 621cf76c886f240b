import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest files of the browser tests. On a fresh machine vitest goes by the size of a file, and these are short to read. */
const longest = ['screens-ar', 'layouts-ar', 'screens-en', 'layouts-en', 'quotes'].map((name) => `/${name}.test.ts`)

/** So that at the end no worker waits for the other. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((one, other) => rankOf(one) - rankOf(other))
  }
}
