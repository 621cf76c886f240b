import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, CircleX, ClipboardList, TriangleAlert } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import { languageNames } from '#domain/locale.ts'
import { trips } from '#console/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { todayQuery, type TripToday } from '#console/lib/trip-queries.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { PageHead } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { TicketCamera } from '#console/parts/ticket-camera.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { formText } from '#web/lib/form-text.ts'

const send = (code: string, departureId: number | null) =>
  bodyOf(trips['check-in'].$post({ json: { ticket: { code }, departureId } }))
type Answer = Awaited<ReturnType<typeof send>>

/** Lets guests in: choose the departure, then scan or type one ticket after the other. */
export function CheckInScreen({ search }: { search: { departure?: string } }) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const wordsOf = useErrorWords()
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery(todayQuery(language))
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const all = data?.trips ?? []
  const chosen = all.find(({ id }) => String(id) === search.departure)
  const check = useMutation({
    mutationFn: (code: string) => send(code, chosen?.id ?? null),
    onMutate: () => setAnswer(undefined),
    onSuccess: (given) => {
      setAnswer(given)
      navigator.vibrate?.(given.verdict === 'in' ? 60 : [90, 60, 90])
      // Not awaited: a ticket typed while the lists load again must be taken, not dropped.
      for (const key of ['manifest', 'trips today']) void queries.invalidateQueries({ queryKey: [key] })
    },
  })
  const next = () => {
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code').trim()
    if (code === '' || check.isPending) return
    check.mutate(code, { onSuccess: next })
  }
  if (error !== null && !data) return <Failed error={error} onAgain={refetch} />
  if (!data) return <Loading />
  return (
    <div className="grid gap-4">
      <PageHead title={t('title')} lead={t('lead', { count: all.length })} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid gap-3 rounded-card border border-line bg-surface p-4 lg:order-last">
          <div role="status" aria-live="assertive" className="grid empty:-mb-3">
            {answer && (
              <Verdict
                key={answer.ticket?.scanId ?? answer.verdict}
                answer={answer}
                onUndone={() => setAnswer(undefined)}
              />
            )}
          </div>
          {check.error !== null && <Notice kind="danger" title={wordsOf(check.error)} isUrgent />}
          <form ref={form} onSubmit={submit} className="grid gap-3">
            <Field
              label={t('code')}
              hint={t('codeHint')}
              name="code"
              required
              autoFocus
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              dir="ltr"
            />
            <Button type="submit" isLoading={check.isPending}>
              {t('submit')}
            </Button>
          </form>
          <TicketCamera onCode={(code) => !check.isPending && check.mutate(code)} />
        </div>
        <Trips trips={all} chosen={chosen} />
      </div>
    </div>
  )
}

/** Today's departures; the chosen one is that which is boarded. */
function Trips({ trips: all, chosen }: { trips: TripToday[]; chosen: TripToday | undefined }) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const local = useLocalWords()
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const isGuide = me !== undefined && me !== null && !me.permissions.includes('departures.change')
  if (all.length === 0)
    return (
      <p className="py-6 text-ink-soft">
        {t('nothing')} {isGuide && t('nothingGuide')}
      </p>
    )
  const choose = (departure: string) =>
    void navigate({ to: '/check-in' as never, search: (departure === '' ? {} : { departure }) as never, replace: true })
  return (
    <fieldset className="rounded-card border border-line bg-surface">
      <legend className="sr-only">{t('which')}</legend>
      <Choice value="" isChosen={chosen === undefined} onChoose={choose}>
        <span className="font-medium">{t('any')}</span>
      </Choice>
      {all.map((trip) => (
        <div key={trip.id} className="flex items-center border-t border-line">
          <Choice value={String(trip.id)} isChosen={trip === chosen} onChoose={choose}>
            <bdi className="w-18 shrink-0 font-semibold whitespace-nowrap">{formatTime(trip.localTime, language)}</bdi>
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 max-sm:w-full sm:flex-1">
                <span className="line-clamp-2 leading-snug font-medium">{local(trip.title)}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {local(trip.optionTitle)} · {local(trip.city)}
                </span>
              </span>
              <span className="flex shrink-0 items-center gap-2 sm:grid sm:w-18 sm:justify-items-end sm:gap-1">
                <span className="font-semibold tabular-nums">
                  {t('progress', { arrived: trip.arrived, travellers: trip.travellers })}
                </span>
                <span aria-hidden className="block h-1 w-16 overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-full bg-success"
                    style={{ inlineSize: `${trip.travellers === 0 ? 0 : (trip.arrived / trip.travellers) * 100}%` }}
                  />
                </span>
              </span>
            </span>
          </Choice>
          {me?.permissions.includes('guests.read') === true && (
            <Link
              to={`/departures/${trip.id}`}
              className="me-2 grid size-11 shrink-0 place-content-center rounded-field text-primary hover:bg-line/50"
            >
              <ClipboardList aria-hidden className="size-5" strokeWidth={1.75} />
              <span className="sr-only">
                {t('manifest')}: {local(trip.title)}, {formatTime(trip.localTime, language)}
              </span>
            </Link>
          )}
        </div>
      ))}
    </fieldset>
  )
}

function Choice({
  value,
  isChosen,
  onChoose,
  children,
}: {
  value: string
  isChosen: boolean
  onChoose: (value: string) => void
  children: React.ReactNode
}) {
  return (
    <label
      className={`flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-line/25 ${isChosen ? 'bg-primary/6' : ''}`}
    >
      <input
        type="radio"
        name="departure"
        value={value}
        className="size-5 shrink-0 accent-primary"
        checked={isChosen}
        onChange={() => onChoose(value)}
      />
      {children}
    </label>
  )
}

const kinds = {
  in: { Icon: CircleCheck, look: 'border-success bg-success/12', ink: 'text-success' },
  already: { Icon: TriangleAlert, look: 'border-accent bg-accent/12', ink: 'text-accent' },
  other_day: { Icon: TriangleAlert, look: 'border-accent bg-accent/12', ink: 'text-accent' },
  other_trip: { Icon: TriangleAlert, look: 'border-accent bg-accent/12', ink: 'text-accent' },
  cancelled: { Icon: CircleX, look: 'border-danger bg-danger/12', ink: 'text-danger' },
  unpaid: { Icon: CircleX, look: 'border-danger bg-danger/12', ink: 'text-danger' },
  unknown: { Icon: CircleX, look: 'border-danger bg-danger/12', ink: 'text-danger' },
} as const

/** Green, amber or red, in words: whether the party is in, and if not why. */
function Verdict({ answer, onUndone }: { answer: Answer; onUndone: () => void }) {
  const t = useTranslations('console.checkIn')
  const { language } = useLanguage()
  const local = useLocalWords()
  const instant = useInstant()
  const { verdict, ticket } = answer
  const { Icon, look, ink } = kinds[verdict]
  const explained = {
    count: ticket?.travellers ?? 0,
    time:
      ticket === null ? '' : verdict === 'already' ? instant(ticket.at ?? '') : formatTime(ticket.localTime, language),
    by: ticket?.by ?? '',
    date: ticket === null ? '' : formatDate(ticket.localDate, language),
    title: ticket === null ? '' : local(ticket.title),
  }
  return (
    <section data-verdict={verdict} className={`grid gap-2 rounded-card border-2 p-4 ${look}`}>
      <p className={`flex items-center gap-3 text-xl font-semibold ${ink}`}>
        <Icon aria-hidden className="size-8 shrink-0" />
        {t(`verdicts.${verdict}`)}
      </p>
      {ticket && (
        <p className="text-lg leading-snug font-semibold">
          <bdi>{ticket.name}</bdi>
        </p>
      )}
      <p>
        {t(`explain.${verdict}`, explained)}
        {verdict === 'in' && ticket && ticket.units.length > 0 && (
          <span className="text-ink-soft">
            {' '}
            · {ticket.units.map(({ title, quantity }) => `${quantity} × ${local(title)}`).join(' · ')} ·{' '}
            {languageNames[ticket.language]}
          </span>
        )}
      </p>
      {verdict === 'in' && ticket?.wishes !== undefined && ticket.wishes !== '' && (
        <p className="rounded-field bg-surface p-2 text-sm">
          <bdi>{ticket.wishes}</bdi>
        </p>
      )}
      {verdict === 'in' && ticket?.scanId != null && (
        <AfterEntry scanId={ticket.scanId} travellers={ticket.travellers} onUndone={onUndone} />
      )}
    </section>
  )
}

/** How many of the party came, and taking it back. */
function AfterEntry({ scanId, travellers, onUndone }: { scanId: number; travellers: number; onUndone: () => void }) {
  const t = useTranslations('console.checkIn')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const [arrived, setArrived] = useState(travellers)
  const refresh = () =>
    Promise.all(['manifest', 'trips today'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const param = { scanId: String(scanId) }
  const count = useMutation({
    mutationFn: (value: number) => bodyOf(trips['check-in'][':scanId'].$put({ param, json: { arrived: value } })),
    onSuccess: (_, value) => {
      setArrived(value)
      return refresh()
    },
    onError: (error) => void showToast('error', wordsOf(error)),
  })
  const undo = useMutation({
    mutationFn: () => bodyOf(trips['check-in'][':scanId'].$delete({ param })),
    onSuccess: async () => {
      onUndone()
      await refresh()
      await showToast('success', t('undone'))
    },
    onError: (error) => void showToast('error', wordsOf(error)),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {travellers > 1 ? (
        <span className="flex flex-wrap items-center gap-3">
          <Stepper
            label={t('came')}
            value={arrived}
            min={1}
            max={travellers}
            onChange={(value) => count.mutate(value)}
            isDisabled={count.isPending}
          />
          <span className="text-sm">{t('cameOf', { arrived, travellers })}</span>
        </span>
      ) : (
        <span />
      )}
      <Button kind="third" isLoading={undo.isPending} onClick={() => undo.mutate()}>
        {t('undo')}
      </Button>
    </div>
  )
}
