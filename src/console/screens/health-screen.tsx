import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf, health } from '#console/lib/api.ts'
import { useAge } from '#console/lib/use-age.ts'
import { useKnownWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant } from '#console/lib/use-words.ts'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
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
      <PageHead title={t('title')} lead={data && t('lead', { count: problems })} />
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
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 @3xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_12rem_9rem]'

function Messages({ health: { outbox, messages } }: { health: Health }) {
  const t = useTranslations('console.health')
  const age = useAge()
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const kindWords = useKnownWords('mails', t('otherMail'))
  const [sending, setSending] = useState<number>()
  const [error, setError] = useState<unknown>()
  const retry = async (id: number) => {
    setSending(id)
    setError(undefined)
    try {
      const send = health.messages[':outboxId'].retry.$post({ param: { outboxId: String(id) } })
      queries.setQueryData(healthQuery.queryKey, await bodyOf(send))
      await queries.invalidateQueries({ queryKey: ['today'] })
      await showToast('success', t('sentAgain'))
    } catch (caught) {
      setError(caught)
      await queries.invalidateQueries({ queryKey: ['health'] })
    } finally {
      setSending(undefined)
    }
  }
  const waiting =
    outbox.oldestAt === null ? t('nothingWaits') : t('waiting', { count: outbox.waiting, age: age(outbox.oldestAt) })
  return (
    <Section id="messages" title={t('messages')} lead={`${waiting} · ${t('givenUp', { count: outbox.givenUp })}`}>
      {error !== undefined && (
        <div className="px-4 pb-3">
          <Notice kind="danger" title={wordsOf(error)} isUrgent />
        </div>
      )}
      <ul>
        {messages.map((message) => (
          <li key={message.id} className={rowClass}>
            <span className="min-w-0">
              <span className="block truncate font-medium">{kindWords(message.kind)}</span>
              <span className="block truncate text-sm text-ink-soft">
                {t(message.channel === 'whatsapp' ? 'byWhatsapp' : 'byMail')} ·{' '}
                <bdi dir="ltr">{message.recipient || '–'}</bdi>
              </span>
            </span>
            <span dir="auto" className="text-sm wrap-anywhere text-danger @max-3xl:order-last @max-3xl:col-span-2">
              {message.error}
            </span>
            <span className="text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2">
              {age(message.createdAt)} · {t('attempts', { count: message.attempts })}
            </span>
            <span className="justify-self-end">
              {message.canRetry ? (
                <Button
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
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Events({ events }: { events: Health['events'] }) {
  const t = useTranslations('console.health')
  const age = useAge()
  return (
    <Section id="events" title={t('webhooks')} lead={t('unprocessed', { count: events.length })}>
      <ul>
        {events.map((event) => (
          <li key={event.id} className={rowClass}>
            <span className="truncate font-medium">
              <bdi>{event.provider}</bdi>
            </span>
            <bdi dir="ltr" className="truncate text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2">
              {event.reference ?? '–'}
            </bdi>
            <span className="text-sm text-ink-soft">
              {age(event.receivedAt)} · {t('attempts', { count: event.attempts })}
            </span>
            <span className="text-sm @3xl:justify-self-end">
              {event.nextAt === null ? t('abandoned') : t('next', { age: age(event.nextAt) })}
            </span>
          </li>
        ))}
      </ul>
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
            <time
              dateTime={job.endedAt}
              title={instant(job.endedAt)}
              className="text-sm text-ink-soft @max-3xl:order-last @max-3xl:col-span-2"
            >
              {t('ran', { age: age(job.endedAt) })}
            </time>
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
