import { oneRow, type Db } from './database.ts'

const PAGE_BYTES = 8192
const LONGEST_PAGE_HEADER = 40

/** Where the primary's WAL ends, in bytes; also with commits that do not wait for the disk. */
export async function writtenBy(primary: Db): Promise<number> {
  const { position } = await oneRow<{ position: number }>(primary, {
    name: 'replicas.written',
    text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`,
  })
  return endOfRecord(position)
}

/** If the last record ends with its page, the insert position is already behind the header of the next page. */
export function endOfRecord(position: number): number {
  const inPage = position % PAGE_BYTES
  return inPage <= LONGEST_PAGE_HEADER ? position - inPage : position
}

/** How far a replica has replayed the WAL, in bytes. Null: it is not a replica. */
export async function replayedBy(replica: Db): Promise<number | null> {
  const { position } = await oneRow<{ position: number | null }>(replica, {
    name: 'replicas.replayed',
    text: `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`,
  })
  return position
}
