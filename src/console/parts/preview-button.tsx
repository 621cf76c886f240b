import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Begins to see the console as a role. */
export function PreviewButton({ code, name }: { code: string; name: string }) {
  const t = useTranslations('console.preview')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const wordsOf = useErrorWords()
  const [isPending, setIsPending] = useState(false)
  const begin = async () => {
    setIsPending(true)
    try {
      await bodyOf(api.roles[':code'].preview.$post({ param: { code } }))
      await navigate({ to: '/' as never })
      await queries.resetQueries()
    } catch (error) {
      await showToast('error', wordsOf(error))
      setIsPending(false)
    }
  }
  return (
    <Button
      kind="icon"
      className="mx-auto"
      aria-label={t('beginOf', { role: `\u2068${name}\u2069` })}
      title={t('begin')}
      isLoading={isPending}
      onClick={() => void begin()}
    >
      <Eye aria-hidden className="size-5" strokeWidth={1.75} />
    </Button>
  )
}
