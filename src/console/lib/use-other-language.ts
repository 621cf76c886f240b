import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#domain/locale.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { api } from './api.ts'
import { useLanguage } from './language.tsx'
import type { Me } from './queries.ts'

/** The other language of the console, and how to switch to it, here and in the person's settings. */
export function useOtherLanguage(me: Me): { other: Locale; switchLanguage: () => void } {
  const { language, setLanguage } = useLanguage()
  const queries = useQueryClient()
  const other = language === 'ar' ? 'en' : 'ar'
  const save = useMutation({
    mutationFn: () => bodyOf(api.me.$put({ json: { name: me.name, language: other } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me'] }),
  })
  const switchLanguage = () => {
    setLanguage(other)
    save.mutate()
  }
  return { other, switchLanguage }
}
