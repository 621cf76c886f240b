/** The times of sunrise and sunset, after the equations of the NOAA solar calculator. */

/** Minutes after sunrise or sunset; negative: before. */
export type SunTime = { sunrise: number } | { sunset: number }

interface Place {
  lat: number
  lng: number
  zone: string
}

const STEP_MINUTES = 15
/** The upper edge of the sun on the horizon, with refraction. */
const ZENITH = radians(90.833)

/** The local time of day ('HH:MM') of a sun time, rounded down to 15 minutes. Not for polar regions. */
export function localSunTime(time: SunTime, date: Temporal.PlainDate, place: Place): string {
  const [event, offset] = 'sunrise' in time ? (['sunrise', time.sunrise] as const) : (['sunset', time.sunset] as const)
  const noon = date.toZonedDateTime({ timeZone: place.zone, plainTime: '12:00' })
  const minutes = utcMinutes(event, date.dayOfYear, place) + noon.offsetNanoseconds / 60e9 + offset
  const rounded = Math.floor(minutes / STEP_MINUTES) * STEP_MINUTES
  return `${String(Math.floor(rounded / 60)).padStart(2, '0')}:${String(rounded % 60).padStart(2, '0')}`
}

function utcMinutes(event: 'sunrise' | 'sunset', dayOfYear: number, { lat, lng }: Place): number {
  const year = (2 * Math.PI * (dayOfYear - 0.5)) / 365
  const [cos, sin, cos2, sin2] = [Math.cos(year), Math.sin(year), Math.cos(2 * year), Math.sin(2 * year)]
  const equationOfTime = 229.18 * (0.000075 + 0.001868 * cos - 0.032077 * sin - 0.014615 * cos2 - 0.040849 * sin2)
  const declination = 0.006918 - 0.399912 * cos + 0.070257 * sin - 0.006758 * cos2 + 0.000907 * sin2
  const latitude = radians(lat)
  const hourAngle = Math.acos(
    Math.cos(ZENITH) / (Math.cos(latitude) * Math.cos(declination)) - Math.tan(latitude) * Math.tan(declination),
  )
  const fromNoon = (hourAngle * 720) / Math.PI
  return 720 - 4 * lng - equationOfTime + (event === 'sunset' ? fromNoon : -fromNoon)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
