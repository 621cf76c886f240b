import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { messageLimits, unwrittenFor, writtenIn, type MessageTexts } from '#domain/guest-message.ts'
import { directionOf, locales, type Locale } from '#domain/locale.ts'
import { trips } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useDraft } from '#console/lib/drafts.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { messagePreviewQuery, type MessagePreview } from '#console/lib/trip-queries.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { useLanguageName } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Writes to all guests of a departure, in one language or both. */
export function MessageDialog({ departureId, onClose }: { departureId: number; onClose: () => void }) {
  const t = useTranslations('console.manifest.message')
  const { data, error, refetch } = useQuery(messagePreviewQuery(departureId))
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-soft">{t('lead')}</p>
        {error !== null && !data && <Failed error={error} onAgain={refetch} />}
        {!data && error === null && <Loading />}
        {data && <Readers preview={data} />}
        {data && data.guests > 0 && <Form departureId={departureId} preview={data} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

/** The number of recipients, in total and by language. */
function Readers({ preview }: { preview: MessagePreview }) {
  const t = useTranslations('console.manifest.message')
  const m = useTranslations('console.manifest')
  const languageName = useLanguageName()
  return (
    <p className="rounded-field bg-line/35 px-3.5 py-2.5 tabular-nums">
      <span className="font-medium">{t('guests', { count: preview.guests })}</span>
      {preview.languages.map(({ language, guests }) => (
        <span key={language} className="text-ink-soft">
          {' '}
          · {m('inOne', { language: languageName(language), count: guests })}
        </span>
      ))}
    </p>
  )
}

type Typed = Record<Locale, { subject: string; text: string }>
const nothing: Typed = { ar: { subject: '', text: '' }, en: { subject: '', text: '' } }

const isBegun = ({ subject, text }: Typed[Locale]) => subject.trim() !== '' || text.trim() !== ''
/** A language with one field left empty is not sent: its empty field is required. */
const textsOf = (typed: Typed): MessageTexts => ({
  ar: isBegun(typed.ar) ? typed.ar : null,
  en: isBegun(typed.en) ? typed.en : null,
})

interface FormProps {
  departureId: number
  preview: MessagePreview
  onClose: () => void
}

function Form({ departureId, preview, onClose }: FormProps) {
  const t = useTranslations('console.manifest.message')
  const { language } = useLanguage()
  const languageName = useLanguageName()
  const queries = useQueryClient()
  const [draft, setDraft, clear] = useDraft(`departure ${departureId} message`, JSON.stringify(nothing))
  const typed = JSON.parse(draft) as Typed
  const texts = textsOf(typed)
  const readers = preview.languages.map((one) => one.language)
  const first = readers.includes(language) ? language : (readers[0] ?? language)
  const [only, ...more] = writtenIn(texts)
  const left = only === undefined || more.length > 0 ? [] : unwrittenFor(texts, preview.languages)
  const send = useMutation({
    mutationFn: () =>
      bodyOf(
        trips.departures[':departureId'].message.$post({
          param: { departureId: String(departureId) },
          json: { texts, seenGuests: preview.guests },
        }),
      ),
    onSuccess: async ({ guests }) => {
      clear()
      onClose()
      await showToast('success', t('sent', { count: guests }))
    },
    onError: () => queries.invalidateQueries({ queryKey: messagePreviewQuery(departureId).queryKey }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  const change = (one: Locale, part: Partial<Typed[Locale]>) => setDraft(JSON.stringify({ ...typed, [one]: { ...typed[one], ...part } })) // prettier-ignore
  return (
    <form onSubmit={submit} className="grid gap-5">
      {[first, ...locales.filter((one) => one !== first)].map((one, index) => {
        const isNeeded = isBegun(typed[one]) || (only === undefined && index === 0)
        const own = { lang: one, dir: directionOf(one), required: isNeeded, onKeyDown: submitByKey }
        return (
          <fieldset key={one} className="grid gap-3">
            <legend className="mb-2 font-semibold">
              {languageName(one)}{' '}
              {!isNeeded && <span className="text-sm font-normal text-ink-soft">{t('isOptional')}</span>}
            </legend>
            <Field
              label={t('subject')}
              name={`subject_${one}`}
              value={typed[one].subject}
              onChange={(event) => change(one, { subject: event.target.value })}
              maxLength={messageLimits.subject}
              {...own}
              {...(index === 0 ? { ref: autofocus } : {})}
            />
            <TextAreaField
              label={t('text')}
              name={`text_${one}`}
              hint={index === 0 ? t('textHint') : undefined}
              value={typed[one].text}
              onChange={(event) => change(one, { text: event.target.value })}
              rows={4}
              maxLength={messageLimits.text}
              {...own}
            />
          </fieldset>
        )
      })}
      {left.map(({ language: reader, guests }) => (
        <Notice
          key={reader}
          kind="warning"
          title={t('onlyOther', { count: guests, language: languageName(reader), other: languageName(only ?? reader) })}
        >
          {t('onlyOtherLead')}
        </Notice>
      ))}
      <FormFoot error={send.error ?? undefined} changedCode="console.departure_changed" isPending={send.isPending}>
        {t('send', { count: preview.guests })}
      </FormFoot>
    </form>
  )
}
