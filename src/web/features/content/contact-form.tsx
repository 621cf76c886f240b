import { tidyLine } from '#domain/invisible.ts'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { formText } from '#web/lib/form-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { sendMessage } from './calls.ts'

const topics = ['booking', 'payment', 'supplier', 'other'] as const
type FieldErrorCode = 'required' | 'format' | 'too_long'

/** A message to the site's operator. The form keeps what was entered until it is sent. */
export function ContactForm() {
  const t = useTranslations('content')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const requiredWords = useRequiredWords()
  const { isPending, errors, errorText, onSubmit, onInput } = useForm<{ field: string; code: FieldErrorCode }>({
    send: async (data) => {
      const email = tidyLine(formText(data, 'email'))
      await sendMessage(locale, {
        name: formText(data, 'name'),
        email,
        topic: topics.find((one) => one === formText(data, 'topic')) ?? 'other',
        text: formText(data, 'text'),
        website: formText(data, 'website'),
      })
      setSentTo(email)
    },
    words: ({ field, code }) => (code === 'required' ? requiredWords(field) : t(`errors.${code}`)),
  })

  if (sentTo !== null)
    return (
      <Notice kind="success" title={t('sent')} isUrgent>
        <p>{t('sentText', { email: sentTo })}</p>
        <Button kind="outlined" onClick={() => setSentTo(null)} className="justify-self-start">
          {t('another')}
        </Button>
      </Notice>
    )
  return (
    <form method="post" onSubmit={onSubmit} onInput={onInput} noValidate className="grid gap-5">
      <NeedsScript />
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field name="name" label={t('name')} autoComplete="name" error={errors['name']} required />
        <Field
          name="email"
          type="email"
          dir="ltr"
          label={t('email')}
          autoComplete="email"
          error={errors['email']}
          required
        />
      </div>
      <SelectField name="topic" label={t('topic')}>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`contactTopics.${topic}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField name="text" label={t('text')} hint={t('textHint')} rows={7} error={errors['text']} required />
      <Honeypot label={t('trap')} />
      <Button type="submit" isLoading={isPending} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  )
}
