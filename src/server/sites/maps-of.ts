import type { z } from '@hono/zod-openapi'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { mapsSchema } from './contract.ts'
import type { SiteRow } from './queries.ts'

/**
 * How a site draws interactive maps: with the provider's tiles if the site has the token they need, otherwise not at
 * all.
 */
export function mapsOf(
  { mapTiles }: Pick<Configuration, 'mapTiles'>,
  site: Pick<SiteRow, 'mapsToken'>,
): z.infer<typeof mapsSchema> | null {
  if (site.mapsToken === null && mapTiles.template.includes('{token}')) return null
  return {
    tiles: mapTiles.template.replaceAll('{token}', encodeURIComponent(site.mapsToken ?? '')),
    attribution: mapTiles.attribution,
    isMapbox: mapTiles.isMapbox,
    logo: mapTiles.logo,
  }
}
