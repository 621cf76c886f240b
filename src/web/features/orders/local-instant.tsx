import { onClockOf, type DateStyle } from '#domain/date-words.ts'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'

/** An instant in the city's time zone. */
export function LocalInstant({ instant, zone, style = 'long' }: { instant: string; zone: string; style?: DateStyle }) {
  const { localDate, localTime } = onClockOf(instant, zone)
  return (
    <>
      <DateText date={localDate} style={style} />
      &nbsp;· <TimeText time={localTime} />
    </>
  )
}
