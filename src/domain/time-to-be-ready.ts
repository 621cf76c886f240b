interface Begin {
  localDate: string
  localTime: string
  pickup: { localDate: string; localTime: string } | null
}

/**
 * The time at which people have to be ready on the day of their booking ('HH:MM', on the place's clock): the time of the
 * pick-up if there is one on that day, otherwise the start.
 */
export function timeToBeReady({ localDate, localTime, pickup }: Begin): string {
  return pickup !== null && pickup.localDate === localDate ? pickup.localTime : localTime
}
