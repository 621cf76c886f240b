import type { FocalPoint } from '#domain/focal-point.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

/** Whether the database shows, or has shown, the picture at this address; with a focal point, whether it is a picture's. */
export async function isKnownPicture(connection: Connection, src: string, focus: FocalPoint | null): Promise<boolean> {
  if (focus) return isKnownFocus(connection, src, focus)
  const rows = await connection.rows({
    name: 'media.is_known',
    text: 'select 1 from image_probe where src = $1',
    values: [src],
  })
  return rows.length > 0
}

/** Compares in the steps of `spellFocus`: other focal points of a known picture count as arbitrary requests. */
async function isKnownFocus(connection: Connection, src: string, focus: FocalPoint): Promise<boolean> {
  const rows = await connection.rows(
    named({
      name: 'media.is_known_focus',
      text: `select 1 from product_media where src = :src and focus_x is not null
        and round(focus_x / 5.0) * 5 = :x and round(focus_y / 5.0) * 5 = :y limit 1`,
      values: { src, x: focus.x, y: focus.y },
    }),
  )
  return rows.length > 0
}

/** The origins of pictures on other hosts that the database shows, or has shown. */
export async function listPictureOrigins(connection: Connection): Promise<string[]> {
  const rows = await connection.rows<{ origin: string | null }>({
    name: 'media.origins',
    text: `select distinct substring(src from '^https://[A-Za-z0-9.-]+(?::[0-9]+)?(?=[/?#]|$)') as origin
      from image_probe where src like 'https://%' order by 1 limit 100`,
  })
  return rows.flatMap(({ origin }) => (origin === null ? [] : [origin]))
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

export async function storeProbe(connection: Connection, probe: ImageProbe): Promise<void> {
  await connection.rows(
    named({
      name: 'media.store_look',
      text: `update image_probe set version = :version, width = :width, height = :height, placeholder = :placeholder, failures = 0,
        probe_after = coalesce(rihla_now() + make_interval(mins => :againAfterMinutes), 'infinity')
      where src = :src`,
      values: probe,
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
