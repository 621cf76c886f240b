/** By the time in an answer: how far the server's clock is ahead of the device's. */
const ahead = new Map<string, number>()

/**
 * The server's time, in milliseconds, where the device's clock may be wrong: it counts from the time in an answer, from
 * the moment when that is first given to this function.
 */
export function serverNow(answeredAt: string, deviceMs: number = Date.now()): number {
  const aheadMs = ahead.get(answeredAt) ?? Date.parse(answeredAt) - deviceMs
  ahead.set(answeredAt, aheadMs)
  return deviceMs + aheadMs
}
