import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { passesQuery } from '#console/lib/trip-queries.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { QrCode } from '#console/parts/qr-code.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

interface PassDialogProps {
  departure: { id: number; title: Record<Locale, string>; localDate: string; localTime: string }
  onClose: () => void
}

/** Creates a guide's pass: a phone without an account may check in guests of some departures until their day ends. */
export function PassDialog({ departure, onClose }: PassDialogProps) {
  const t = useTranslations('console.passes')
  const { language } = useLanguage()
  const local = useLocalWords()
  const wordsOf = useErrorWords()
  const queries = useQueryClient()
  const { data } = useQuery(passesQuery(departure.id))
  const [name, setName] = useState('')
  const [others, setOthers] = useState<number[]>([])
  const make = useMutation({
    mutationFn: () => bodyOf(trips.passes.$post({ json: { name, departureIds: [departure.id, ...others] } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['passes'] }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() !== '' && !make.isPending) make.mutate()
  }
  const more = data?.others ?? []
  const isOfSeveralDays = more.some(({ localDate }) => localDate !== departure.localDate)
  if (make.data)
    return (
      <Dialog title={t('title')} isOpen onClose={onClose}>
        <Made token={make.data.token} name={name} onClose={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-3 grid gap-4">
        <p className="text-ink-soft">{t('lead')}</p>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          ref={autofocus}
          value={name}
          required
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        {more.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1.5 font-medium">{t('trips')}</legend>
            {[departure, ...more].map((trip) => (
              <label key={trip.id} className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-primary"
                  checked={trip === departure || others.includes(trip.id)}
                  disabled={trip === departure}
                  onChange={(event) =>
                    setOthers(event.target.checked ? [...others, trip.id] : others.filter((id) => id !== trip.id))
                  }
                />
                <span>
                  <bdi className="font-semibold">{formatTime(trip.localTime, language)}</bdi> · {local(trip.title)}
                  {isOfSeveralDays && (
                    <span className="block text-sm text-ink-soft">{formatDate(trip.localDate, language)}</span>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {make.error !== null && <Notice kind="danger" title={wordsOf(make.error)} isUrgent />}
        <Button type="submit" isLoading={make.isPending}>
          {t('make')}
        </Button>
      </form>
      <Passes departureId={departure.id} />
    </Dialog>
  )
}

function Made({ token, name, onClose }: { token: string; name: string; onClose: () => void }) {
  const t = useTranslations('console.passes')
  // In the fragment, which is not logged.
  const link = `${location.origin}/console/check-in#pass=${token}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      await showToast('success', t('copied'))
    } catch {
      await showToast('error', t('copyFailed'))
    }
  }
  return (
    <div className="mt-3 grid justify-items-center gap-3 text-center">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <QrCode text={link} label={t('qr')} />
      <p>
        {t('scan')} {t('once')}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button kind="outlined" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button onClick={onClose} ref={autofocus}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}

function Passes({ departureId }: { departureId: number }) {
  const t = useTranslations('console.passes')
  const instant = useInstant()
  const wordsOf = useErrorWords()
  const queries = useQueryClient()
  const { data } = useQuery(passesQuery(departureId))
  const revoke = useMutation({
    mutationFn: (passId: number) => bodyOf(trips.passes[':passId'].$delete({ param: { passId: String(passId) } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['passes'] })
      await showToast('success', t('revoked'))
    },
    onError: (error) => void showToast('error', wordsOf(error)),
  })
  if (!data || data.passes.length === 0) return null
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="font-semibold">{t('passes')}</h3>
      <ul>
        {data.passes.map((pass) => (
          <li key={pass.id} className="flex items-center justify-between gap-3 border-line py-2 not-first:border-t">
            <span className="min-w-0">
              <span className="block font-medium">
                <bdi>{pass.name}</bdi> <span className="text-sm text-ink-soft">{t('numbered', { id: pass.id })}</span>
              </span>
              <span className="block text-sm text-ink-soft">
                {pass.lastUsedAt === null ? t('notOpened') : t('lastUsed', { time: instant(pass.lastUsedAt) })} ·{' '}
                {t('until', { time: instant(pass.expiresAt) })} · {t('madeBy', { name: `\u2068${pass.madeBy}\u2069` })}
              </span>
            </span>
            <Button
              kind="outlined"
              aria-label={t('revokeOf', { name: pass.name })}
              isLoading={revoke.isPending && revoke.variables === pass.id}
              onClick={() => revoke.mutate(pass.id)}
            >
              {t('revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
