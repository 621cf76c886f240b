import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ReviewView } from './calls.ts'

interface Pair {
  sourceLanguage: string
  targetLanguage: string
}

/** The Translator of the browser, which translates on the device: https://webmachinelearning.github.io/translation-api */
interface BrowserTranslator {
  availability: (pair: Pair) => Promise<string>
  create: (pair: Pair) => Promise<{ translate: (text: string) => Promise<string>; destroy?: () => void }>
}

/** A button that translates a review into the page's language, below the original. Renders nothing if the browser cannot. */
export function TranslatedReview({ review }: { review: ReviewView }) {
  const t = useTranslations('activity.reviewList')
  const locale = useLocale()
  const { Translator } = window as { Translator?: BrowserTranslator }
  const pair = { sourceLanguage: review.language, targetLanguage: locale }
  const [isPossible, setIsPossible] = useState(false)
  const [text, setText] = useState<{ title: string; body: string } | null>(null)
  const { isPending, errorText, run } = useAction()

  useEffect(() => {
    let isCurrent = true
    Translator?.availability(pair).then(
      (state) => isCurrent && setIsPossible(state !== 'unavailable'),
      () => {},
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [review.language, locale])

  const translate = () =>
    run(
      async () => {
        // Downloads what the languages need, once.
        const translator = await Translator?.create(pair)
        if (!translator) return
        const title = await translator.translate(review.title)
        setText({ title, body: await translator.translate(review.body) })
        translator.destroy?.()
      },
      { explain: () => t('translateFailed') },
    )

  if (!isPossible) return null
  return (
    <div className="mt-2">
      <Button
        kind="third"
        className="-ms-2"
        isLoading={isPending}
        aria-expanded={text !== null}
        onClick={() => (text === null ? void translate() : setText(null))}
      >
        {t(text === null ? 'translate' : 'hideTranslation')}
        <span className="sr-only">
          {' · '}
          <bdi>{review.author}</bdi>
        </span>
      </Button>
      {errorText !== null && <Notice kind="warning" title={errorText} isUrgent />}
      <div aria-live="polite">
        {text && (
          <div className="mt-1 border-s-4 border-line-strong ps-4">
            <p className="text-sm text-ink-soft">{t('translated')}</p>
            <p className="mt-1 font-semibold">{text.title}</p>
            <p className="mt-1 whitespace-pre-line">{text.body}</p>
          </div>
        )}
      </div>
    </div>
  )
}
