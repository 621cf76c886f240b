import { z } from 'zod'

export interface MapTiles {
  /** An address with {z}, {x}, {y}, and, if the provider needs them, {token}, {theme} (light or dark) and {locale}. */
  template: string
  /** Copyright holders, named on every map. */
  attribution: { name: string; url: string }[]
  isMapbox: boolean
  /** The provider's logo as a source of the image route; Mapbox requires its own. */
  logo: string | null
}

const MAPBOX = 'https://api.mapbox.com/styles/v1/mapbox/{theme}-v11/tiles/256/{z}/{x}/{y}@2x?access_token={token}'
const MAPBOX_ATTRIBUTION =
  'Mapbox=https://www.mapbox.com/about/maps/,OpenStreetMap=https://www.openstreetmap.org/copyright'

const PLACES = new Set(['{z}', '{x}', '{y}', '{token}', '{theme}', '{locale}'])
const attribution = /^\s*[^=,]+=https?:\/\/[^,\s]+\s*(,\s*[^=,]+=https?:\/\/[^,\s]+\s*)*$/

export const mapTilesSetting = z.string().refine(isTemplate, {
  error: 'must be an address such as https://tiles.example/{z}/{x}/{y}.png?key={token}',
})
export const mapAttributionSetting = z
  .string()
  .regex(attribution, 'must be names with addresses, such as OpenStreetMap=https://www.openstreetmap.org/copyright')
export const mapLogoSetting = z
  .string()
  .regex(/^files\/[^?#]+$/, 'must name a picture in MEDIA_DIR, such as files/map-logo.png')

/** The map tiles of the settings MAP_TILES, MAP_ATTRIBUTION and MAP_LOGO; Mapbox without them. */
export function mapTilesOf(settings: {
  MAP_TILES?: string | undefined
  MAP_ATTRIBUTION?: string | undefined
  MAP_LOGO?: string | undefined
}): MapTiles {
  const { MAP_TILES: template = MAPBOX, MAP_ATTRIBUTION: names = MAPBOX_ATTRIBUTION, MAP_LOGO: logo = null } = settings
  return {
    template,
    attribution: names.split(',').map((entry) => {
      const [name = '', ...url] = entry.trim().split('=')
      return { name: name.trim(), url: url.join('=') }
    }),
    isMapbox: originOf(template) === originOf(MAPBOX),
    logo,
  }
}

/** The origin of the tiles, for the CSP: 'https://api.mapbox.com'. */
export function originOf(template: string): string {
  return new URL(template).origin
}

function isTemplate(template: string): boolean {
  const used: string[] = template.match(/\{[^}]*\}/g) ?? []
  if (!['{z}', '{x}', '{y}'].every((place) => used.includes(place))) return false
  // The CSP cannot name a host with a placeholder in it.
  return (
    used.every((place) => PLACES.has(place)) &&
    /^https?:\/\/[a-z0-9.:[\]-]+\//i.test(template) &&
    URL.canParse(template)
  )
}
