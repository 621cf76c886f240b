import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { fillTemplate, tokensIn } from '#domain/reply-template.ts'
import { codeOf, messages } from '#console/lib/api.ts'
import { useDraft } from '#console/lib/drafts.ts'
import type { Message } from '#console/lib/messages.ts'
import { orderOf, templatesQuery, valuesOf, type ReplyTemplate } from '#console/lib/reply-templates.ts'
import { submitByKey } from '#console/lib/submit-by-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A reply by mail. It closes the message unless the person chooses to leave it open. */
export function ReplyForm({ message }: { message: Message }) {
  const t = useTranslations('console.messages')
  const wordsOf = useErrorWords()
  const languageName = useLanguageName()
  const closing = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setDraft, clearText] = useDraft(`message ${message.id} reply`)
  /** The number of replies when the person began to write: a colleague's later one must be seen before sending. */
  const [seen, setSeen, clearSeen] = useDraft(`message ${message.id} reply seen`)
  const setText = (next: string) => {
    if (text === '') setSeen(String(message.replies.length))
    setDraft(next)
  }
  const clear = () => {
    clearText()
    clearSeen()
  }
  const unfilled = tokensIn(text)
  const find = (token: string) => {
    const at = text.indexOf(token)
    area.current?.focus()
    area.current?.setSelectionRange(at, at + token.length)
  }
  const { error, isPending, run } = useInboxAct<Message>({ kind: 'messages', id: String(message.id) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (unfilled[0] !== undefined) {
      find(unfilled[0])
      return
    }
    const data = new FormData(event.currentTarget)
    const json = {
      text,
      isClosing: data.has('isClosing'),
      // After the refusal the person has the new reply before them.
      seenReplies: seen === '' || codeOf(error) === 'console.message_changed' ? message.replies.length : Number(seen),
    }
    const send = () => bodyOf(messages[':messageId'].replies.$post({ param: { messageId: String(message.id) }, json }))
    void run(send, { done: t('sent'), onDone: clear })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 border-t border-line pt-4">
      <TemplateChoice message={message} text={text} onFill={setText} />
      <TextAreaField
        ref={area}
        data-act
        label={t('reply')}
        hint={t('replyHint', {
          language: languageName(message.language),
          email: `\u2068${message.email}\u2069`,
        })}
        name="text"
        value={text}
        onChange={(event) => setText(event.target.value)}
        rows={text.length > 200 ? 10 : 5}
        required
        maxLength={4000}
        dir="auto"
        onKeyDown={submitByKey}
      />
      {unfilled.length > 0 && (
        // No icon: with large letters a narrow window has no room for one.
        <div role="status" className="grid gap-2 rounded-card border border-accent/50 bg-accent/8 p-3">
          <p className="font-semibold">{t('unfilled')}</p>
          <p className="flex flex-wrap gap-2">
            {unfilled.map((token) => (
              <button
                key={token}
                type="button"
                aria-label={t('findUnfilled', { token: `\u2068${token}\u2069` })}
                onClick={() => find(token)}
                className="min-h-9 pointer-coarse:min-h-11 max-w-full rounded-2xl border border-accent/60 bg-accent/10 px-2 text-sm font-medium hover:border-accent"
              >
                <bdi className="wrap-anywhere">{token}</bdi>
              </button>
            ))}
          </p>
        </div>
      )}
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label htmlFor={closing} className="flex min-h-11 items-center gap-2.5">
          <input id={closing} type="checkbox" name="isClosing" defaultChecked className="size-5 accent-primary" />
          {t('closeAfter')}
        </label>
        <Button type="submit" isLoading={isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}

/** Inserts a template in the sender's language, filled in from the sender and the order. */
function TemplateChoice({ message, text, onFill }: { message: Message; text: string; onFill: (text: string) => void }) {
  const t = useTranslations('console.messages')
  const local = useLocalWords()
  const { data, isPending } = useQuery(templatesQuery)
  const [reference, setReference] = useState(orderOf(message)?.reference ?? '')
  const [template, setTemplate] = useState<ReplyTemplate>()
  // While they load their field has its place, so that nothing below moves under the pointer.
  if (data ? data.templates.length === 0 : !isPending) return null
  const templates = data?.templates ?? []
  const filled = (one: ReplyTemplate, about: string) => {
    const order = message.orders.find((each) => each.reference === about)
    return fillTemplate(one.text[message.language], message.language, valuesOf(message, order))
  }
  const choose = (id: string) => {
    const next = templates.find((one) => String(one.id) === id)
    const isUntouched = text.trim() === '' || (template !== undefined && text === filled(template, reference))
    setTemplate(next)
    if (!next) return
    // Keep the typed text, above the template.
    onFill(isUntouched ? filled(next, reference) : `${text.trimEnd()}\n\n${filled(next, reference)}`)
  }
  const chooseOrder = (next: string) => {
    if (template) onFill(text.replace(filled(template, reference), () => filled(template, next)))
    setReference(next)
  }
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t('template')}
        aria-busy={isPending || undefined}
        value={template?.id ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('noTemplate')}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {message.orders.length > 0 && (
        <SelectField label={t('aboutOrder')} value={reference} onChange={(event) => chooseOrder(event.target.value)}>
          <option value="">{t('noOrder')}</option>
          {message.orders.map((order) => (
            <option key={order.reference} value={order.reference}>
              {`${order.reference} · ${local(order.title)}`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
