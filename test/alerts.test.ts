import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { metrics } from '#server/kernel/metrics.ts'
import { prometheusName } from '#test/support/prometheus-name.ts'

const alerts = readFileSync('deploy/alerts.yml', 'utf8')
const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const dashboard = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** With the suffixes of a histogram's series, and their labels. */
const known = new Map(
  Object.values(metrics).flatMap((metric) => {
    const name = prometheusName(metric)
    const labels: readonly string[] = metric.labels
    if (metric.kind !== 'histogram') return [[name, labels] as const]
    return (['_bucket', '_sum', '_count'] as const).map((part) => [`${name}${part}`, [...labels, 'le']] as const)
  }),
)

/** The metrics that an expression reads, with the labels that it selects by. */
function readBy(expression: string): { metric: string; labels: string[] }[] {
  return [...expression.matchAll(/\b((?:rihla|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', selectors = '']) => ({
      metric,
      labels: [...selectors.matchAll(/(\w+)\s*[!=]/g)].map(([, label = '']) => label),
    }),
  )
}

test.each([
  ['the alerts', [alerts]],
  ['the dashboard', expressions],
])('%s read only metrics and labels that the program exports', (_, texts) => {
  const read = texts.flatMap(readBy)
  expect(read.length).toBeGreaterThan(15)
  // `job` is the name of the processes in Prometheus (docs/operating.md).
  const unknown = read.filter(
    ({ metric, labels }) =>
      !known.has(metric) || labels.some((label) => label !== 'job' && !known.get(metric)?.includes(label)),
  )
  expect(unknown).toEqual([])
})

test('every metric is on the dashboard', () => {
  const shown = new Set(expressions.flatMap(readBy).map(({ metric }) => metric.replace(/_(?:bucket|sum|count)$/, '')))
  expect(
    Object.values(metrics)
      .map(prometheusName)
      .filter((name) => !shown.has(name)),
  ).toEqual([])
})

const runbook = readFileSync('docs/runbook.md', 'utf8').split('\n## ').slice(1)

test('the runbook has a section for each alert and for nothing else', () => {
  expect(runbook.map((section) => section.split('\n')[0])).toEqual(names)
})

test.each(names)('the section of %s says what the alert means, how to look and what to do', (name) => {
  const section = runbook.find((text) => text.startsWith(`${name}\n`)) ?? ''
  for (const part of ['**Means.** ', '**Look.** ', '**Do.** ']) expect(section).toContain(part)
  expect(alerts).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`)
})

test('the runbook names panels of the dashboard', () => {
  const quoted = [...runbook.join().matchAll(/"([A-Z][^"]{3,})"/g)].map(([, title]) => title)
  const titles = dashboard.panels.map(({ title }) => title)
  expect(quoted.filter((title) => !titles.includes(title ?? '') && title !== 'Rihla does not start:')).toEqual([])
})

test('every alert is tested', () => {
  const tests = readFileSync('deploy/alerts.test.yml', 'utf8')
  expect(names.filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([])
})

const hasPromtool = spawnSync('promtool', ['--version']).status === 0

test.skipIf(!hasPromtool)('the alerts fire when they should (promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toContain('SUCCESS')
  expect(status).toBe(0)
})
