import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames, locales, type Locale } from '#domain/locale.ts'
import { api } from '#console/lib/api.ts'
import { forgetGuests } from '#console/lib/door-store.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { queries } from '#console/lib/queries.ts'
import { useErrorWords, useFieldWords, useLocalWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { Outer } from '#console/parts/outer.tsx'
import { RecoveryCodes } from '#console/parts/recovery-codes.tsx'
import { Loading } from '#console/parts/states.tsx'
import { TotpSetup } from '#console/parts/totp-setup.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { formText } from '#web/lib/form-text.ts'

interface Details {
  name: string
  password: string
  confirmPassword: string
  language: Locale
}

type Step = { at: 'details' } | { at: 'app'; secret: string; uri: string } | { at: 'codes'; codes: string[] }

/** The target of a mailed invitation: name and password, authenticator app if required, and recovery codes. */
export function InvitationScreen() {
  const t = useTranslations('console.invitation')
  const wordsOf = useErrorWords()
  const { setLanguage } = useLanguage()
  // Read once: the token is removed from the address when the link is used.
  const [token] = useState(() => location.hash.slice(1))
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => bodyOf(api.invitation.details.$post({ json: { token } })),
    staleTime: Infinity,
  })
  useEffect(() => {
    if (data) setLanguage(data.language)
  }, [data, setLanguage])
  if (error !== null)
    return (
      <Outer title={t('title')}>
        <Notice kind="warning" title={wordsOf(error)} isUrgent />
      </Outer>
    )
  if (!data) return <Loading />
  return <Enrolment token={token} invitation={data} />
}

interface Invitation {
  kind: 'invitation' | 'reset'
  email: string
  name: string
  needsSecondFactor: boolean
  access: { role: { ar: string; en: string }; supplier: { ar: string; en: string } | null }[]
}

function Enrolment({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('console.invitation')
  const wordsOf = useErrorWords()
  const fieldWordsOf = useFieldWords()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const [step, setStep] = useState<Step>({ at: 'details' })
  const [details, setDetails] = useState<Details>({
    name: invitation.name,
    password: '',
    confirmPassword: '',
    language,
  })
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const fields = fieldWordsOf(error)

  const finish = async () => {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'invitation' })
    await navigate({ to: '/' as never, replace: true })
  }
  const accept = async (given: Details, code: string) => {
    const { recoveryCodes } = await bodyOf(api.invitation.$post({ json: { token, ...given, code } }))
    // Data of the person who used this device before.
    await forgetGuests().catch(() => {})
    if (recoveryCodes.length > 0) setStep({ at: 'codes', codes: recoveryCodes })
    else await finish()
  }
  const attempt = async (act: () => Promise<unknown>) => {
    setIsPending(true)
    setError(undefined)
    try {
      await act()
    } catch (caught) {
      // The password is on the previous step.
      if (Object.keys(fieldWordsOf(caught)).length > 0) setStep({ at: 'details' })
      setError(caught)
    }
    setIsPending(false)
  }
  const submitDetails = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => formText(form, name)
    const given = {
      ...details,
      name: typed('name'),
      password: typed('password'),
      confirmPassword: typed('confirmPassword'),
    }
    setDetails(given)
    void attempt(async () => {
      if (invitation.needsSecondFactor)
        setStep({ at: 'app', ...(await bodyOf(api.invitation.totp.$post({ json: { token } }))) })
      else await accept(given, '')
    })
  }
  const submitCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code')
    void attempt(() => accept(details, code))
  }
  const stepOf = (step: number) =>
    invitation.needsSecondFactor ? (
      <p className="-mt-3 mb-4 text-sm text-ink-soft">{t('step', { step, steps: 3 })}</p>
    ) : null

  if (step.at === 'codes')
    return (
      <Outer title={t('codesTitle')}>
        {stepOf(3)}
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('codesLead')}</p>
          <RecoveryCodes codes={step.codes} />
          <Button onClick={() => void finish()}>{t('done')}</Button>
        </div>
      </Outer>
    )
  if (step.at === 'app')
    return (
      <Outer title={t('appTitle')}>
        {stepOf(2)}
        <form onSubmit={submitCode} className="grid gap-4">
          <TotpSetup secret={step.secret} uri={step.uri} error={error === undefined ? undefined : wordsOf(error)} />
          <Button type="submit" isLoading={isPending}>
            {t('accept')}
          </Button>
        </form>
      </Outer>
    )
  return (
    <Outer title={invitation.kind === 'reset' ? t('resetTitle') : t('title')}>
      {stepOf(1)}
      <form onSubmit={submitDetails} className="grid gap-4">
        <div className="text-sm text-ink-soft">
          <EmailText email={invitation.email} className="font-medium text-ink" />
          <Access access={invitation.access} />
        </div>
        <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
        <Field
          label={t('name')}
          name="name"
          defaultValue={details.name}
          error={fields['name']}
          required
          autoComplete="name"
        />
        <Field
          label={t('password')}
          hint={t('passwordHint')}
          name="password"
          type="password"
          defaultValue={details.password}
          error={fields['password']}
          required
          autoComplete="new-password"
          dir="ltr"
        />
        <Field
          label={t('confirmPassword')}
          name="confirmPassword"
          type="password"
          defaultValue={details.confirmPassword}
          error={fields['confirmPassword']}
          required
          autoComplete="new-password"
          dir="ltr"
        />
        <LanguageField
          language={details.language}
          onChange={(chosen) => setDetails({ ...details, language: chosen })}
        />
        <FormFoot error={Object.keys(fields).length === 0 ? error : undefined} isPending={isPending}>
          {t(invitation.needsSecondFactor ? 'next' : 'accept')}
        </FormFoot>
      </form>
    </Outer>
  )
}

function Access({ access }: { access: Invitation['access'] }) {
  const t = useTranslations('console.invitation')
  const local = useLocalWords()
  return (
    <>
      <p className="mt-2">{t('lead')}</p>
      <ul>
        {access.map(({ role, supplier }) => {
          const words = supplier ? t('at', { role: local(role), supplier: local(supplier) }) : local(role)
          return (
            <li key={words} className="font-medium text-ink">
              {words}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function LanguageField({ language, onChange }: { language: Locale; onChange: (language: Locale) => void }) {
  const t = useTranslations('console.invitation')
  const { setLanguage } = useLanguage()
  return (
    <SelectField
      label={t('language')}
      value={language}
      onChange={(event) => {
        const chosen = event.target.value as Locale
        onChange(chosen)
        setLanguage(chosen)
      }}
    >
      {locales.map((one) => (
        <option key={one} value={one}>
          {languageNames[one]}
        </option>
      ))}
    </SelectField>
  )
}
