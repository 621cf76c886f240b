import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { reviews } from '#console/lib/api.ts'
import { forgetDrafts } from '#console/lib/drafts.ts'
import { Link } from '#console/lib/link.tsx'
import type { Review } from '#console/lib/reviews.ts'
import type { Say } from '#console/lib/say.ts'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useKeys } from '#console/lib/use-keys.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { ReasonDialog } from '#console/parts/inbox/reason-dialog.tsx'
import { Said } from '#console/parts/inbox/said.tsx'
import { Tag } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { HostReply } from './host-reply.tsx'

/** A review as readers will see it, and the decision about it. */
export function ReviewDetail({ review }: { review: Review }) {
  const t = useTranslations('console.reviews')
  const wordsOf = useErrorWords()
  const [isRejecting, setIsRejecting] = useState(false)
  const { error, isPending, run } = useInboxAct<Review>({ kind: 'reviews', id: String(review.id) })
  const param = { reviewId: String(review.id) }
  const one = reviews[':reviewId']
  const canPublish = review.acts.includes('publish')
  const canReject = review.acts.includes('reject')
  const publish = () =>
    void run(() => bodyOf(one.publish.$post({ param, json: { seenState: review.state } })), { done: t('published') })
  const draft = `review ${review.id} reason`
  const reject = (reason: string) =>
    void run(() => bodyOf(one.reject.$post({ param, json: { seenState: review.state, reason } })), {
      done: t('rejected'),
      onDone: () => {
        forgetDrafts(draft)
        setIsRejecting(false)
      },
    })
  useKeys({
    KeyP: canPublish && !isPending ? publish : undefined,
    KeyX: canReject ? () => setIsRejecting(true) : undefined,
  })
  useScreenActs([
    ...(canPublish ? [{ id: 'act publish', label: ({ t: say }: Say) => say('reviews.publish'), run: publish }] : []),
    ...(canReject
      ? [
          {
            id: 'act reject',
            label: ({ t: say }: Say) => say(canPublish ? 'reviews.reject' : 'reviews.hide'),
            run: () => setIsRejecting(true),
          },
        ]
      : []),
  ])
  return (
    <>
      <section className="grid gap-4 rounded-card border border-line bg-surface p-4">
        <Head review={review} />
        {review.contacts.length > 0 && (
          <Notice kind="warning" title={t('hasContacts', { kinds: review.contacts.map((kind) => t(`contacts.${kind}`)).join(t('and')) })} /> // prettier-ignore
        )}
        <div dir="auto" className="grid gap-1.5">
          <h2 className="font-semibold wrap-anywhere">{review.title}</h2>
          <p className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">{review.body}</p>
        </div>
        <Photos review={review} />
        {review.rejection !== null && (
          <div className="grid gap-1">
            <h2 className="text-sm text-ink-soft">{t('reasonGiven')}</h2>
            <Said text={review.rejection} isOwn />
          </div>
        )}
        {error !== undefined && !isRejecting && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {(canPublish || canReject) && (
          <div className="flex flex-wrap gap-2">
            {canPublish && (
              <Button data-act isLoading={isPending} onClick={publish} aria-keyshortcuts="p">
                {t('publish')}
              </Button>
            )}
            {canReject && (
              <Button data-act kind="outlined" onClick={() => setIsRejecting(true)} aria-keyshortcuts="x">
                {t(canPublish ? 'reject' : 'hide')}
              </Button>
            )}
          </div>
        )}
      </section>
      {review.acts.includes('reply') && <HostReply review={review} />}
      {isRejecting && (
        <ReasonDialog
          title={t(canPublish ? 'rejectTitle' : 'hideTitle')}
          lead={t('rejectLead', { name: `\u2068${review.author}\u2069` })}
          submit={t(canPublish ? 'reject' : 'hide')}
          language={review.language}
          draft={draft}
          usual={(['contact', 'language', 'other'] as const).map((name) => t(`usual.${review.language}.${name}`))}
          error={error}
          isPending={isPending}
          onSubmit={reject}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  )
}

function Head({ review }: { review: Review }) {
  const t = useTranslations('console.reviews')
  const local = useLocalWords()
  const instant = useInstant()
  const tone = review.state === 'published' ? 'good' : review.state === 'waiting' ? 'warning' : 'plain'
  const travellers = `travellers.${review.travellerType}` as 'travellers.family'
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-xl font-semibold">
          <bdi>{review.author}</bdi>
        </h1>
        <Stars rating={review.rating} />
        <Tag tone={tone}>{t(`states.${review.state}`)}</Tag>
      </div>
      <p>
        <bdi>{local(review.product)}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{instant(review.writtenAt)}</span>
        {t.has(travellers) && <span>{t(travellers)}</span>}
        {review.reference !== null && (
          <Link
            to={`/orders/${review.reference}`}
            className="content-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            <bdi className="tabular-nums">{review.reference}</bdi>
          </Link>
        )}
        {review.judged && (
          <span>{t('judged', { name: `\u2068${review.judged.by}\u2069`, date: instant(review.judged.at) })}</span>
        )}
      </p>
    </header>
  )
}

function Photos({ review }: { review: Review }) {
  const t = useTranslations('console.reviews')
  if (review.photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {review.photos.map((path, index) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-field">
            <img
              src={path}
              alt={t('photo', { number: index + 1 })}
              loading="lazy"
              className="size-28 bg-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
