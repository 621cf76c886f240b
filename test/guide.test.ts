import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/operating.md', 'utf8')

test.each([
  'deploy/cluster/etcd.yml',
  'deploy/cluster/patroni.yml',
  'deploy/cluster/haproxy-database.cfg',
  'deploy/cluster/haproxy-web.cfg',
  'deploy/backup/pgbackrest.conf',
])('the guide to operating gives each variable of %s a value', (file) => {
  const variables = [...readFileSync(file, 'utf8').matchAll(/\$\{(\w+)(?:\[\*\])?\}/g)].map(([, name = '']) => name)
  expect(variables.length).toBeGreaterThan(0)
  expect(variables.filter((name) => !new RegExp(`(?<![A-Z_\\d])${name}=`).test(guide))).toEqual([])
})
