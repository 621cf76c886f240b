import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, health } from '#console/lib/api.ts'
import { Link } from '#console/lib/link.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { useAge } from '#console/lib/use-age.ts'
import { useKnownWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => bodyOf(health.$get({}, { init: { signal } })),
  refetchInterval: 15_000,
})
type Health = Awaited<ReturnType<NonNullable<typeof healthQuery.queryFn>>>

/** Background work: messages, webhooks and jobs, problems first. */
export function HealthScreen() {
  const t = useTranslations('console.health')
  const { data, error, refetch } = useQuery(healthQuery)
  if (codeOf(error) === 'console.forbidden') return <EmptyArch title={t('forbidden')} level={1} />
  const problems =
    data === undefined
      ? 0
      : data.outbox.givenUp + data.events.length + data.jobs.filter(({ isFailing }) => isFailing).length
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={data ? t('lead', { count: problems }) : null} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && (
        <>
          <Messages health={data} />
          <Events events={data.events} />
          <Jobs jobs={data.jobs} />
        </>
      )}
    </div>
  )
}

function Section({ id, title, lead, children }: { id: string; title: string; lead: string; children?: ReactNode }) {
  return (
    <section aria-labelledby={id} className="@container rounded-card border border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">{lead}</p>
      </div>
      {children}
    </section>
  )
}

const rowClass =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 @3xl:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_11rem_16rem]'

type Failure = { kind: 'messages' | 'events'; id: number }

/** Sends an act on a failed message or webhook, and displays the new state of the system. */
function useFailureAct() {
  const queries = useQueryClient()
  const [sending, setSending] = useState<number>()
  const [error, setError] = useState<unknown>()
  const run = async (
    id: number,
    send: () => Promise<Health>,
    { done, onDone }: { done: string; onDone?: () => void },
  ) => {
    setSending(id)
    setError(undefined)
    try {
      queries.setQueryData(healthQuery.queryKey, await send())
      await queries.invalidateQueries({ queryKey: ['today'] })
      onDone?.()
      await showToast('success', done)
    } catch (caught) {
      setError(caught)
      await queries.invalidateQueries({ queryKey: ['health'] })
    } finally {
      setSending(undefined)
    }
  }
  return { sending, error, run }
}

function RunError({ error }: { error: unknown }) {
  const wordsOf = useErrorWords()
  if (error === undefined) return null
  return (
    <div className="px-4 pb-3">
      <Notice kind="danger" title={wordsOf(error)} isUrgent />
    </div>
  )
}

/** Confirms that a failed message or webhook is not tried again. */
function GiveUpDialog({ failure: { kind, id }, onClose }: { failure: Failure; onClose: () => void }) {
  const t = useTranslations('console.health')
  const { sending, error, run } = useFailureAct()
  const send = () =>
    kind === 'messages'
      ? bodyOf(health.messages[':outboxId']['give-up'].$post({ param: { outboxId: String(id) } }))
      : bodyOf(health.events[':eventId']['give-up'].$post({ param: { eventId: String(id) } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(id, send, { done: t('gaveUp'), onDone: onClose })
  }
  return (
    <Dialog title={t(`giveUpTitle.${kind}`)} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t(`giveUpLead.${kind}`)}</p>
        <FormFoot error={error} isPending={sending !== undefined} isFocused>
          {t('giveUp')}
        </FormFoot>
      </form>
    </Dialog>
  )
}

function Messages({ health: { outbox, messages } }: { health: Health }) {
  const t = useTranslations('console.health')
  const age = useAge()
  const kindWords = useKnownWords('mails', t('otherMail'))
  const { data: me } = useQuery(meQuery)
  const mayReadOrders = me?.permissions.includes('orders.read') ?? false
  const { sending, error, run } = useFailureAct()
  const [failure, setFailure] = useState<Failure>()
  const retry = (id: number) =>
    run(id, () => bodyOf(health.messages[':outboxId'].retry.$post({ param: { outboxId: String(id) } })), {
      done: t('sentAgain'),
    })
  const waiting =
    outbox.oldestAt === null ? t('nothingWaits') : t('waiting', { count: outbox.waiting, age: age(outbox.oldestAt) })
  return (
    <Section id="messages" title={t('messages')} lead={`${waiting} · ${t('givenUp', { count: outbox.givenUp })}`}>
      <RunError error={error} />
      <ul>
        {messages.map((message) => (
          <li key={message.id} className={rowClass}>
            <span className="min-w-0">
              <span className="block truncate font-medium">{kindWords(message.kind)}</span>
              <span className="block truncate text-sm text-ink-soft">
                {t(message.channel === 'whatsapp' ? 'byWhatsapp' : 'byMail')} ·{' '}
                <bdi dir="ltr">{message.recipient || '–'}</bdi>
              </span>
              {message.order !== null && mayReadOrders && (
                <Link
                  to={`/orders/${message.order}`}
                  className="inline-flex min-h-6 items-center text-sm text-primary underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {t('order', { reference: `\u2068${message.order}\u2069` })}
                </Link>
              )}
            </span>
            <span dir="auto" className="text-sm wrap-anywhere text-danger @max-3xl:order-last @max-3xl:col-span-2">
              {message.error}
            </span>
            <span className="text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2">
              {age(message.createdAt)} · {t('attempts', { count: message.attempts })}
            </span>
            <span className="flex flex-wrap items-center gap-2 @max-3xl:order-last @max-3xl:col-span-2 @3xl:justify-end">
              {message.canRetry ? (
                <Button
                  data-act
                  kind="outlined"
                  isLoading={sending === message.id}
                  onClick={() => void retry(message.id)}
                  aria-label={`${t('sendAgain')}: ${kindWords(message.kind)}`}
                >
                  {t('sendAgain')}
                </Button>
              ) : (
                <Tag>{t('notSendable')}</Tag>
              )}
              <Button
                data-act
                kind="third"
                onClick={() => setFailure({ kind: 'messages', id: message.id })}
                aria-label={`${t('giveUp')}: ${kindWords(message.kind)}`}
              >
                {t('giveUp')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {failure && <GiveUpDialog failure={failure} onClose={() => setFailure(undefined)} />}
    </Section>
  )
}

function Events({ events }: { events: Health['events'] }) {
  const t = useTranslations('console.health')
  const age = useAge()
  const { sending, error, run } = useFailureAct()
  const [failure, setFailure] = useState<Failure>()
  const retry = (id: number) =>
    run(id, () => bodyOf(health.events[':eventId'].retry.$post({ param: { eventId: String(id) } })), {
      done: t('eventDue'),
    })
  return (
    <Section id="events" title={t('webhooks')} lead={t('unprocessed', { count: events.length })}>
      <RunError error={error} />
      <ul>
        {events.map((event) => (
          <li key={event.id} className={rowClass}>
            <span className="min-w-0">
              <bdi className="block truncate font-medium">{event.provider}</bdi>
              <bdi dir="ltr" className="block truncate text-sm text-ink-soft">
                {event.reference ?? '–'}
              </bdi>
            </span>
            <span className="text-sm @max-3xl:order-last @max-3xl:col-span-2">
              {event.nextAt === null ? t('abandoned') : t('next', { age: age(event.nextAt) })}
            </span>
            <span className="text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2">
              {age(event.receivedAt)} · {t('attempts', { count: event.attempts })}
            </span>
            <span className="flex flex-wrap items-center gap-2 @max-3xl:order-last @max-3xl:col-span-2 @3xl:justify-end">
              <Button
                data-act
                kind="outlined"
                isLoading={sending === event.id}
                onClick={() => void retry(event.id)}
                aria-label={`${t('tryAgain')}: ${event.reference ?? event.provider}`}
              >
                {t('tryAgain')}
              </Button>
              <Button
                data-act
                kind="third"
                onClick={() => setFailure({ kind: 'events', id: event.id })}
                aria-label={`${t('giveUp')}: ${event.reference ?? event.provider}`}
              >
                {t('giveUp')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {failure && <GiveUpDialog failure={failure} onClose={() => setFailure(undefined)} />}
    </Section>
  )
}

function Jobs({ jobs }: { jobs: Health['jobs'] }) {
  const t = useTranslations('console.health')
  const age = useAge()
  const instant = useInstant()
  // A job may be newer than this page.
  const nameOf = (job: string) => {
    const key = `jobNames.${job}` as 'jobNames.send refunds'
    return t.has(key) ? t(key) : job
  }
  const failing = jobs.filter(({ isFailing }) => isFailing).length
  return (
    <Section id="jobs" title={t('jobs')} lead={t('failing', { count: failing })}>
      {jobs.length === 0 && <p className="border-t border-line px-4 py-4 text-ink-soft">{t('noJobs')}</p>}
      <ul>
        {jobs.map((job) => (
          <li key={job.job} className={rowClass}>
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                <bdi>{nameOf(job.job)}</bdi>
              </span>
              <span className="block text-sm text-ink-soft">
                {t('every', { seconds: Math.round(job.everySeconds) })}
              </span>
            </span>
            <span className="text-sm @max-3xl:order-last @max-3xl:col-span-2">
              {job.failures > 0 ? (
                <span className="wrap-anywhere text-danger">
                  {t('failures', { count: job.failures })}: <bdi>{job.error}</bdi>
                </span>
              ) : (
                job.failedAt !== null && (
                  <span className="wrap-anywhere text-ink-soft">
                    {t('lastFailure', { age: age(job.failedAt) })}: <bdi>{job.error}</bdi>
                  </span>
                )
              )}
            </span>
            <span className="text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2">
              <time dateTime={job.endedAt} title={instant(job.endedAt)} className="block">
                {t('ran', { age: age(job.endedAt) })}
              </time>
              {job.nextAt !== null && (
                <time dateTime={job.nextAt} title={instant(job.nextAt)} className="block">
                  {t('nextRun', { age: age(job.nextAt) })}
                </time>
              )}
            </span>
            <span className="justify-self-end">
              <Tag tone={job.isFailing ? 'warning' : 'good'}>
                {t(job.failures > 0 ? 'isFailing' : job.isFailing ? 'isLate' : 'isWell')}
              </Tag>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
