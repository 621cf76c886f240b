import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Whether the database shows, or has shown, the picture at this address. */
export async function isKnownPicture(connection: Connection, src: string): Promise<boolean> {
  const rows = await connection.rows({
    name: 'media.is_known',
    text: 'select 1 from image_probe where src = $1',
    values: [src],
  })
  return rows.length > 0
}

export interface DueRow {
  src: string
  version: string | null
  isLooked: boolean
  failures: number
}

/** Claims some pictures that are due for probing, for five minutes. */
export function claimDuePictures(connection: Connection, most: number): Promise<DueRow[]> {
  return connection.rows<DueRow>({
    name: 'media.claim_due',
    text: `with due as (select src from image_probe where probe_after <= rihla_now() order by probe_after limit $1 for update skip locked)
      update image_probe l set probe_after = rihla_now() + interval '5 minutes' from due where l.src = due.src
      returning l.src, l.version, l.placeholder is not null as "isLooked", l.failures`,
    values: [most],
  })
}

export interface ImageProbe {
  src: string
  version: string | null
  width: number
  height: number
  placeholder: string
  /** Null: immutable. */
  againAfterMinutes: number | null
}

export async function storeProbe(connection: Connection, look: ImageProbe): Promise<void> {
  await connection.rows(
    named({
      name: 'media.store_look',
      text: `update image_probe set version = :version, width = :width, height = :height, placeholder = :placeholder, failures = 0,
        probe_after = coalesce(rihla_now() + make_interval(mins => :againAfterMinutes), 'infinity')
      where src = :src`,
      values: look,
    }),
  )
}

/** The picture is unchanged. */
export async function postponeProbe(connection: Connection, src: string, againAfterMinutes: number): Promise<void> {
  await connection.rows({
    name: 'media.postpone_look',
    text: 'update image_probe set failures = 0, probe_after = rihla_now() + make_interval(mins => $2) where src = $1',
    values: [src, againAfterMinutes],
  })
}

export async function storeFailedProbe(connection: Connection, src: string, againAfterMinutes: number): Promise<void> {
  await connection.rows({
    name: 'media.store_failed_look',
    text: `update image_probe set failures = failures + 1, probe_after = rihla_now() + make_interval(mins => $2) where src = $1`,
    values: [src, againAfterMinutes],
  })
}

export async function deleteProbe(connection: Connection, src: string): Promise<void> {
  await connection.rows({
    name: 'media.delete_look',
    text: 'delete from image_probe where src = $1',
    values: [src],
  })
}
