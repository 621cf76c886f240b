import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { reviews } from '#console/lib/api.ts'
import { hasDraft, useDraft } from '#console/lib/drafts.ts'
import type { Review } from '#console/lib/reviews.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords, useInstant, useLanguageName } from '#console/lib/use-words.ts'
import { Said } from '#console/parts/inbox/said.tsx'
import { Panel } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The host's reply under a published review: written, changed or removed. */
export function HostReply({ review }: { review: Review }) {
  const t = useTranslations('console.reviews')
  const u = useTranslations('console.undo')
  const wordsOf = useErrorWords()
  const instant = useInstant()
  const languageName = useLanguageName()
  const { error, isPending, run } = useInboxAct<Review>({ kind: 'reviews', id: String(review.id) })
  const draft = `review ${review.id} reply`
  const [text, setText, clear] = useDraft(draft, review.reply?.text)
  const [wantsToWrite, setWantsToWrite] = useState(review.reply === null || hasDraft(draft))
  const seenReply = review.reply?.text ?? null
  const [began, setBegan] = useState(seenReply)
  const isWriting = wantsToWrite || review.reply === null
  const write = () => {
    setBegan(seenReply)
    setWantsToWrite(true)
  }
  const param = { reviewId: String(review.id) }
  const put = (text: string, seen: string | null) =>
    bodyOf(reviews[':reviewId'].reply.$put({ param, json: { text, seenReply: seen } }))
  const save = (next: string) =>
    void run(() => put(next, seenReply), {
      done: next === '' ? u('replyRemoved') : t('replySaved'),
      ...(next === '' && seenReply !== null ? { undo: () => put(seenReply, null) } : {}),
      onDone: () => {
        setBegan(null)
        setWantsToWrite(next === '')
        clear()
      },
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(text)
  }
  return (
    <Panel title={t('reply')}>
      <div className="grid gap-3">
        {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {isWriting ? (
          <form onSubmit={submit} onInput={() => setWantsToWrite(true)} onKeyDown={submitByKey} className="grid gap-3">
            {/* Saved by a colleague since the person began to write. The typed text stays. */}
            {review.reply && review.reply.text !== began && (
              <div className="grid gap-1">
                <p className="text-sm text-ink-soft">
                  {t('replyNow')} · <bdi>{review.reply.by}</bdi> · {instant(review.reply.at)}
                </p>
                <Said text={review.reply.text} isOwn />
              </div>
            )}
            <TextAreaField
              label={t('replyLabel')}
              hint={t('replyHint', { language: languageName(review.language) })}
              name="reply"
              rows={4}
              required
              maxLength={2000}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
            <div>
              <Button type="submit" kind="outlined" isLoading={isPending}>
                {t('publishReply')}
              </Button>
            </div>
          </form>
        ) : (
          review.reply && (
            <>
              <Said text={review.reply.text} isOwn />
              <p className="text-sm text-ink-soft">
                <bdi>{review.reply.by}</bdi> · {instant(review.reply.at)}
              </p>
              <div className="flex flex-wrap gap-2">
                <Button kind="outlined" onClick={write}>
                  {t('changeReply')}
                </Button>
                <Button kind="third" isLoading={isPending} onClick={() => save('')}>
                  {t('removeReply')}
                </Button>
              </div>
            </>
          )
        )}
      </div>
    </Panel>
  )
}
