import { useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { CopyAddress, DriverAddress } from '#web/ui/copy-address.tsx'
import type { BookingView } from './calls.ts'

/** The meeting point of a booking and, until the activity begins, when to be there and whom to look for. */
export function MeetingWords({ point, isComing }: { point: BookingView['meetingPoint']; isComing: boolean }) {
  const t = useTranslations('common.meeting')
  const locale = useLocale()
  const address = useRef<HTMLSpanElement>(null)
  return (
    <>
      <span className="flex flex-wrap items-start gap-x-2">
        <span ref={address} className="min-w-0 flex-1 basis-32">
          {point.name}
          <span className="block text-sm font-normal text-ink-soft">{point.address}</span>
          {isComing && <DriverAddress text={point.forDrivers} />}
        </span>
        {isComing && <CopyAddress isIcon point={point} source={address} />}
      </span>
      {isComing && point.early && (
        <span className="mt-1 block text-sm font-medium">
          {t('by', { time: formatTime(point.early.localTime, locale), count: point.early.minutes })}
        </span>
      )}
      {isComing && point.guide !== null && <span className="mt-0.5 block text-sm font-normal">{point.guide}</span>}
    </>
  )
}
