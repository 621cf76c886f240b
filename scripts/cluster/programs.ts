import { existsSync } from 'node:fs'
import { findPostgres } from '#scripts/postgres.mjs'

/** Debian's packages; each by the path of its program. */
const packages = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
} as const

export interface Programs extends Record<keyof typeof packages, string> {
  /** The directory of PostgreSQL's programs. */
  postgres: string
}

/** @throws {Error} with one sentence that names the packages that are missing. */
export function findPrograms(): Programs {
  const missing = Object.values(packages).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
  if (missing.length > 0)
    throw new Error(
      `Install the Debian package${missing.length > 1 ? 's' : ''} first: apt-get install -y --no-install-recommends ${missing.join(' ')}`,
    )
  return {
    etcd: packages.etcd[0],
    patroni: packages.patroni[0],
    haproxy: packages.haproxy[0],
    postgres: findPostgres(),
  }
}
