import { useTranslations } from 'use-intl'
import { durationWords } from '#web/lib/duration-words.ts'

export function DurationText({ minutes }: { minutes: number }) {
  return durationWords(minutes, useTranslations('common.duration'))
}
