interface Begin {
  localDate: string
  localTime: string
  pickup: { localDate: string; localTime: string } | null
}

/**
 * When people have to be ready on the day of their booking ('HH:MM', the place's clock): at their pick-up, if they have
 * one, otherwise at the start. A pick-up on the evening before is told with its own date elsewhere.
 */
export function timeToBeReady({ localDate, localTime, pickup }: Begin): string {
  return pickup !== null && pickup.localDate === localDate ? pickup.localTime : localTime
}
