import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, reviews } from '#console/lib/api.ts'
import { hasDraft, useDraft } from '#console/lib/drafts.ts'
import { meQuery } from '#console/lib/queries.ts'
import type { Review } from '#console/lib/reviews.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords, useInstant, useLanguageName } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Said } from '#console/parts/inbox/said.tsx'
import { Panel } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** The host's reply under a published review: written, changed or removed. */
export function HostReply({ review }: { review: Review }) {
  const t = useTranslations('console.reviews')
  const wordsOf = useErrorWords()
  const instant = useInstant()
  const { data: me } = useQuery(meQuery)
  const languageName = useLanguageName()
  const { error, isPending, run } = useInboxAct<Review>({ kind: 'reviews', id: String(review.id) })
  const draft = `review ${review.id} reply`
  const [text, setText, clear] = useDraft(draft, review.reply?.text)
  const [wantsToWrite, setWantsToWrite] = useState(review.reply === null || hasDraft(draft))
  const [isRemoving, setIsRemoving] = useState(false)
  const seenReply = review.reply?.text ?? null
  const isOwn = review.reply !== null && review.reply.by === me?.name
  /** The reply when the person began to write, as JSON: a colleague's later one must be read before it is replaced. */
  const [began, setBegan, clearBegan] = useDraft(`${draft} began`)
  const beganReply = began === '' ? seenReply : (JSON.parse(began) as string | null)
  const isWriting = wantsToWrite || review.reply === null
  const param = { reviewId: String(review.id) }
  const send = (next: string, seen: string | null) =>
    bodyOf(reviews[':reviewId'].reply.$put({ param, json: { text: next, seenReply: seen } }))
  const save = (next: string, seen: string | null) =>
    void run(() => send(next, seen), {
      done: next === '' ? t('replyRemoved') : t('replySaved'),
      // Published again, it is the person's own. Another person's would get a wrong name.
      undo: next === '' && isOwn && seen !== null ? () => send(seen, null) : undefined,
      onDone: () => {
        setWantsToWrite(false)
        setIsRemoving(false)
        clear()
        clearBegan()
      },
    })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // After the refusal the person has the new reply before them.
    const hasRead = codeOf(error) === 'reviews.reply_changed'
    save(text, hasRead ? seenReply : beganReply)
  }
  return (
    <Panel title={t('reply')}>
      <div className="grid gap-3">
        {error !== undefined && !isRemoving && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {isWriting ? (
          <form onSubmit={submit} onInput={() => setWantsToWrite(true)} onKeyDown={submitByKey} className="grid gap-3">
            {/* Saved by a colleague since the person began to write. The typed text stays. */}
            {review.reply && review.reply.text !== beganReply && (
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
              onChange={(event) => {
                const { value } = event.target
                setBegan(value === '' ? '' : JSON.stringify(beganReply))
                setText(value)
              }}
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
                <Button kind="outlined" onClick={() => setWantsToWrite(true)}>
                  {t('changeReply')}
                </Button>
                <Button
                  kind="third"
                  isLoading={isPending && isOwn}
                  onClick={() => (isOwn ? save('', seenReply) : setIsRemoving(true))}
                >
                  {t('removeReply')}
                </Button>
              </div>
            </>
          )
        )}
      </div>
      {isRemoving && (
        <Dialog title={t('removeReply')} isOpen onClose={() => setIsRemoving(false)}>
          <form
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault()
              save('', seenReply)
            }}
          >
            <p>{t('removeReplyLead')}</p>
            <FormFoot error={error} isPending={isPending} isFocused>
              {t('removeReply')}
            </FormFoot>
          </form>
        </Dialog>
      )}
    </Panel>
  )
}
