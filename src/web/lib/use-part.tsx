import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { loadModule } from '#web/ui/load-module.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useApiErrorWords } from './use-api-error-words.ts'

interface PartState<Part> {
  /** Null until it has loaded. */
  part: Part | null
  hasFailed: boolean
  retry: () => void
}

/**
 * A part of the page's script that loads when it is wanted. Unlike `lazy`, it can be loaded again after the network has
 * failed. `load` is a constant of its file (load-module.ts).
 */
export function usePart<Part>(load: () => Promise<Part>, isWanted: boolean): PartState<Part> {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number | null>(null)
  useEffect(() => {
    if (!isWanted || loaded !== null) return
    loadModule(load).then(
      (part) => setLoaded({ part }),
      () => setFailedTry(tries),
    )
  }, [load, isWanted, loaded, tries])
  return {
    part: loaded && loaded.part,
    hasFailed: loaded === null && failedTry === tries,
    retry: () => setTries(tries + 1),
  }
}

/** In the place of a part that could not be loaded. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  return (
    <div className="mb-4">
      <Notice kind="danger" title={wordsOf(null)} isUrgent>
        <Button kind="third" onClick={onRetry} className="justify-self-start">
          {t('retry')}
        </Button>
      </Notice>
    </div>
  )
}
