import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import type { Me } from '#console/lib/queries.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** The role as which the person sees the console, and the way out. */
export function PreviewBar({ preview }: { preview: NonNullable<Me['preview']> }) {
  const t = useTranslations('console.preview')
  const local = useLocalWords()
  const wordsOf = useErrorWords()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isPending, setIsPending] = useState(false)
  const leave = async () => {
    setIsPending(true)
    try {
      await bodyOf(api.me.preview.$delete())
      await queries.resetQueries()
      await navigate({ to: '/roles' as never })
    } catch (error) {
      await showToast('error', wordsOf(error))
      setIsPending(false)
    }
  }
  return (
    <section
      aria-label={t('label')}
      className="sticky top-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-1 bg-accent/15 px-4 py-1.5 lg:static"
    >
      <Eye aria-hidden className="size-5 shrink-0 text-accent max-sm:hidden" strokeWidth={1.75} />
      <p role="status" className="min-w-0 flex-1 font-medium">
        {t('banner', { role: `\u2068${local(preview.name)}\u2069` })}
      </p>
      <Button kind="outlined" className="bg-surface" isLoading={isPending} onClick={() => void leave()}>
        {t('leave')}
      </Button>
    </section>
  )
}
