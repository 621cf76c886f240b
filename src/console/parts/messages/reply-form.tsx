import { useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { messages } from '#console/lib/api.ts'
import type { Message } from '#console/lib/messages.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useErrorWords, useLanguageName } from '#console/lib/use-words.ts'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A reply by mail, after which the message is closed unless somebody has more to do. */
export function ReplyForm({ message }: { message: Message }) {
  const t = useTranslations('console.messages')
  const wordsOf = useErrorWords()
  const languageName = useLanguageName()
  const closing = useId()
  const form = useRef<HTMLFormElement>(null)
  const { error, isPending, run } = useInboxAct<Message>({ kind: 'messages', id: String(message.id) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const json = {
      text: formText(data, 'text'),
      isClosing: data.has('isClosing'),
      seenReplies: message.replies.length,
    }
    const send = () => bodyOf(messages[':messageId'].replies.$post({ param: { messageId: String(message.id) }, json }))
    void run(send, { done: t('sent') })
  }
  const byKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.code === 'Enter') form.current?.requestSubmit()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-3 border-t border-line pt-4">
      <TextAreaField
        data-act
        label={t('reply')}
        hint={t('replyHint', {
          language: languageName(message.language),
          email: `\u2068${message.email}\u2069`,
        })}
        name="text"
        rows={5}
        required
        maxLength={4000}
        dir="auto"
        onKeyDown={byKey}
      />
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
