/** Where a booking begins: at its pick-up, if it has one, which has no coordinates. */
interface BookedPlace {
  pickup: { name: string; address: string } | null
  meetingPoint: { lat: number; lng: number }
}

function placeOf({ pickup, meetingPoint }: BookedPlace): string {
  return pickup ? encodeURIComponent(`${pickup.name}, ${pickup.address}`) : `${meetingPoint.lat},${meetingPoint.lng}`
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
