/** Where a booking begins: at its pick-up, if it has one, whose coordinates may not be known. */
interface BookedPlace {
  cityName: string
  pickup: { name: string; address: string; lat?: number | null; lng?: number | null } | null
  meetingPoint: { lat: number; lng: number }
}

function placeOf({ pickup, meetingPoint, cityName }: BookedPlace): string {
  const { lat, lng } = pickup ?? meetingPoint
  if (typeof lat === 'number' && typeof lng === 'number') return `${lat},${lng}`
  return encodeURIComponent([pickup?.name, pickup?.address, cityName].filter(Boolean).join(', '))
}

/** The place on a map. */
export const mapsLink = (place: BookedPlace) => `https://www.google.com/maps/search/?api=1&query=${placeOf(place)}`

/** The way to the place. */
export const directionsLink = (place: BookedPlace) =>
  `https://www.google.com/maps/dir/?api=1&destination=${placeOf(place)}`

/** The place in Apple Maps, which is a website on other devices. */
export const appleMapsLink = ({ name, lat, lng }: { name: string; lat: number; lng: number }) =>
  `https://maps.apple.com/?ll=${lat},${lng}&q=${encodeURIComponent(name)}`

/** Offers the map applications of an Android device. Other devices have no use for it. */
export const geoLink = ({ name, lat, lng }: { name: string; lat: number; lng: number }) =>
  `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`
