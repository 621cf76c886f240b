import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { locales, type Locale } from '#domain/locale.ts'
import { mergeEdits } from '#domain/merge-edits.ts'
import { placeholderNames, tokenOf, type Placeholder } from '#domain/reply-template.ts'
import { codeOf, replyTemplates } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useDraft } from '#console/lib/drafts.ts'
import { templatesQuery, type ReplyTemplate } from '#console/lib/reply-templates.ts'
import { useErrorWords, useFieldWords, useInstant } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

type FieldName = 'name' | Locale
type Texts = Record<FieldName, string>

const textsOf = ({ name, text }: Pick<ReplyTemplate, 'name' | 'text'>): Texts => ({ name, ...text })
const empty: Texts = { name: '', ar: '', en: '' }

interface Draft {
  base: ReplyTemplate | null
  texts: Texts
}

interface Conflict {
  theirs: ReplyTemplate
  /** Conflicting fields for which neither text has been chosen yet. */
  open: FieldName[]
  /** Fields that only the colleague changed; they are taken over. */
  taken: FieldName[]
}

/** Adds or changes a template. If a colleague was faster, displays both texts of each field that both changed. */
export function TemplateDialog({ template, onClose }: { template: ReplyTemplate | null; onClose: () => void }) {
  const t = useTranslations('console.templates')
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const fieldWords = useFieldWords()
  // With the version that the person began to change: a colleague's later one must be seen before it is replaced.
  const first: Draft = { base: template, texts: template ? textsOf(template) : empty }
  const [draft, setDraft, clear] = useDraft(`template ${template?.id ?? 'new'}`, JSON.stringify(first))
  const [conflict, setConflict] = useState<Conflict>()
  const { base: begun, texts } = JSON.parse(draft) as Draft
  const setTexts = (next: Texts) => setDraft(JSON.stringify({ base: begun, texts: next } satisfies Draft))
  const base = conflict?.theirs ?? begun
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const fieldErrors = fieldWords(error)
  const set = (field: FieldName, value: string) => setTexts({ ...texts, [field]: value })
  const choose = (field: FieldName, value: string) => {
    set(field, value)
    setConflict((before) => before && { ...before, open: before.open.filter((one) => one !== field) })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsPending(true)
    setError(undefined)
    const json = { name: texts.name, text: { ar: texts.ar, en: texts.en } }
    try {
      const answer = base
        ? await bodyOf(
            replyTemplates[':templateId'].$put({
              param: { templateId: String(base.id) },
              json: { ...json, seenVersion: base.version },
            }),
          )
        : await bodyOf(replyTemplates.$post({ json }))
      queries.setQueryData(templatesQuery.queryKey, answer)
      clear()
      onClose()
      await showToast('success', t('saved'))
    } catch (caught) {
      const theirs = base && currentOf(caught)
      if (theirs) meet(theirs)
      else setError(caught)
    } finally {
      setIsPending(false)
    }
  }
  function meet(theirs: ReplyTemplate) {
    const edits = mergeEdits({ base: base ? textsOf(base) : empty, mine: texts, theirs: textsOf(theirs) })
    setTexts(edits.merged)
    setConflict({ theirs, open: edits.conflicts, taken: edits.taken })
    void queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
  }
  return (
    <Dialog title={t(template ? 'editTitle' : 'addTitle')} isOpen onClose={onClose} kind="page">
      <form onSubmit={(event) => void submit(event)} className="mt-2 grid content-start gap-4 overflow-auto px-1 pb-1">
        {conflict && <ConflictNotice conflict={conflict} />}
        <Field
          label={t('name')}
          hint={t('nameHint')}
          error={fieldErrors['name']}
          required
          maxLength={80}
          ref={autofocus}
          dir="auto"
          value={texts.name}
          onChange={(event) => set('name', event.target.value)}
        />
        <BothTexts conflict={conflict} field="name" mine={texts.name} onChoose={choose} />
        <p className="text-sm text-ink-soft">{t('placeholderHint')}</p>
        {locales.map((locale) => (
          <div key={locale} className="grid gap-2">
            <TextField
              locale={locale}
              error={fieldErrors[locale]}
              value={texts[locale]}
              onChange={(value) => set(locale, value)}
            />
            <BothTexts conflict={conflict} field={locale} mine={texts[locale]} onChoose={choose} />
          </div>
        ))}
        {error !== undefined && Object.keys(fieldErrors).length === 0 && (
          <Notice kind="danger" title={wordsOf(error)} isUrgent />
        )}
        {conflict && conflict.open.length > 0 && <p className="text-sm text-accent">{t('chooseFirst')}</p>}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isLoading={isPending} disabled={conflict !== undefined && conflict.open.length > 0}>
            {t('save')}
          </Button>
          {draft !== JSON.stringify(first) && (
            <Button
              kind="third"
              onClick={() => {
                clear()
                onClose()
              }}
            >
              {t('discard')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The version that a colleague saved meanwhile. */
function currentOf(error: unknown): ReplyTemplate | null {
  if (codeOf(error) !== 'console.template_changed' || !(error instanceof CallError)) return null
  return error.details['current'] as ReplyTemplate
}

function ConflictNotice({ conflict: { theirs, taken } }: { conflict: Conflict }) {
  const t = useTranslations('console.templates')
  const instant = useInstant()
  const name = `\u2068${theirs.changedBy ?? ''}\u2069`
  return (
    <Notice kind="warning" title={t('conflict', { name, date: instant(theirs.changedAt) })} isUrgent>
      {taken.length > 0 && (
        <p className="text-sm">{t('taken', { fields: taken.map((field) => t(`fieldNames.${field}`)).join(' · ') })}</p>
      )}
    </Notice>
  )
}

/** Both texts of a field that both people changed. */
function BothTexts({
  conflict,
  field,
  mine,
  onChoose,
}: {
  conflict: Conflict | undefined
  field: FieldName
  mine: string
  onChoose: (field: FieldName, value: string) => void
}) {
  const t = useTranslations('console.templates')
  if (!conflict?.open.includes(field)) return null
  const { theirs } = conflict
  const versions = [
    { key: 'mine', title: t('mine'), act: t('useMine'), text: mine },
    { key: 'theirs', title: t('theirsTitle', { name: `\u2068${theirs.changedBy ?? t('theirs')}\u2069` }), act: t('useTheirs'), text: textsOf(theirs)[field] },
  ] // prettier-ignore
  return (
    <fieldset className="rounded-card border border-accent/50 bg-accent/8 p-3">
      <legend className="px-1 text-sm font-medium">{`${t(`fieldNames.${field}`)}: ${t('choose')}`}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {versions.map(({ key, title, act, text }) => (
          <div key={key} className="grid content-between gap-2 rounded-field border border-line bg-surface p-3">
            <div>
              <p className="text-sm text-ink-soft">{title}</p>
              <p dir="auto" className="max-h-40 overflow-auto wrap-anywhere whitespace-pre-wrap">
                {text}
              </p>
            </div>
            <Button kind="outlined" onClick={() => onChoose(field, text)}>
              {act}
            </Button>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** A text with buttons that insert a placeholder where the cursor is. */
function TextField({
  locale,
  error,
  value,
  onChange,
}: {
  locale: Locale
  error: string | undefined
  value: string
  onChange: (value: string) => void
}) {
  const t = useTranslations('console.templates')
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (name: Placeholder) => {
    const field = area.current
    if (!field) return
    field.setRangeText(tokenOf(name, locale), field.selectionStart, field.selectionEnd, 'end')
    field.focus()
    onChange(field.value)
  }
  return (
    <>
      <TextAreaField
        ref={area}
        label={t(locale)}
        error={error}
        required
        rows={6}
        maxLength={4000}
        lang={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <div role="group" aria-label={t(locale)} className="flex flex-wrap gap-1.5">
        {placeholderNames.map((name) => (
          <button
            key={name}
            type="button"
            title={t(`placeholders.${name}`)}
            aria-label={t('insertOne', { token: `\u2068${tokenOf(name, locale)}\u2069` })}
            onClick={() => insert(name)}
            className="min-h-9 pointer-coarse:min-h-11 max-w-full rounded-2xl border border-line-strong px-3 text-sm hover:border-primary hover:text-primary"
          >
            <bdi className="wrap-anywhere">{tokenOf(name, locale)}</bdi>
          </button>
        ))}
      </div>
    </>
  )
}
