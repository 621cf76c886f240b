import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Appends each failed test, and each error outside the tests, to the file named by FAILED_TESTS_FILE, and each test that
 * passed only on its retry to the one named by FLAKY_TESTS_FILE, a line each with its first error. `scripts/check.mjs`
 * prints both in its summary: of a long log, often only the end is kept.
 */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const module of modules) {
      const file = relative('.', module.moduleId)
      for (const error of module.errors()) write('FAILED_TESTS_FILE', `${file}: ${reasonOf([error])}`)
      for (const test of module.children.allTests('failed'))
        write('FAILED_TESTS_FILE', `${file}: ${test.fullName}: ${reasonOf(test.result().errors)}`)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky)
          write('FLAKY_TESTS_FILE', `${file}: ${test.fullName}: ${reasonOf(test.result().errors)}`)
    }
    for (const error of errors) write('FAILED_TESTS_FILE', `outside the tests: ${reasonOf([error])}`)
  }
}

function write(variable: string, line: string): void {
  const file = process.env[variable]
  if (file !== undefined) appendFileSync(file, `${line}\n`)
}

function reasonOf(errors: readonly { message: string }[] | undefined): string {
  return errors?.[0]?.message.replaceAll(/\s+/g, ' ').slice(0, 600) ?? 'no error'
}
