import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { bulk } from '#console/lib/api.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

export function StopBulk({ id }: { id: number }) {
  const t = useTranslations('console.bulk')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const stop = useMutation({
    mutationFn: () => bodyOf(bulk[':bulkActId'].stop.$post({ param: { bulkActId: String(id) } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['bulk'] })
      await showToast('success', t('stopped'))
    },
    onError: (error) => showToast('error', wordsOf(error)),
  })
  return (
    <Button kind="third" isLoading={stop.isPending} onClick={() => stop.mutate()}>
      {t('stop')}
    </Button>
  )
}
