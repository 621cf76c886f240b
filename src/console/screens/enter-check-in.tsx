import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '#console/lib/language.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { Loading } from '#console/parts/states.tsx'

/** The sign-in for the check-in page, which is a document of its own and reads the language from the device. */
export function EnterCheckIn() {
  const { language } = useLanguage()
  const { data: me } = useQuery(meQuery)
  const isReady = me?.language === language
  useEffect(() => {
    if (isReady) location.replace('/console/check-in')
  }, [isReady])
  return <Loading />
}
