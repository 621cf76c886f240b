import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames, locales, type Locale } from '#domain/locale.ts'
import { notices } from '#domain/notices.ts'
import { api } from '#console/lib/api.ts'
import { meQuery, sessionsQuery, type Me } from '#console/lib/queries.ts'
import { goSectionsOf } from '#console/lib/sections.ts'
import { useErrorWords, useFieldWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { FactorsPanel } from '#console/parts/factors-panel.tsx'
import { PageHead, Panel } from '#console/parts/panel.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { Shortcuts } from '#console/parts/shortcuts.tsx'
import { SessionList } from '#console/parts/session-list.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { formText } from '#web/lib/form-text.ts'

export function MeScreen() {
  const t = useTranslations('console.me')
  const k = useTranslations('console.shortcuts')
  const { data: me } = useQuery(meQuery)
  if (!me) return <Loading />
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={<EmailText email={me.email} />} />
      <Offers me={me} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <Profile me={me} />
          {me.permissions.includes('orders.read') && <Notices me={me} key={me.membershipId} />}
          <Password />
          <Panel title={k('title')}>
            <Shortcuts sections={goSectionsOf(me)} />
          </Panel>
        </div>
        <div className="grid gap-5">
          <FactorsPanel me={me} />
          <Sessions />
        </div>
      </div>
    </div>
  )
}

/** The state of a form: pending, field errors and an error message. `said` is the toast of success. */
function useSend(said: string) {
  const queries = useQueryClient()
  const wordsOf = useErrorWords()
  const fieldWordsOf = useFieldWords()
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const fields = fieldWordsOf(error)
  const errorText = error !== undefined && Object.keys(fields).length === 0 ? wordsOf(error) : undefined
  const send = async (act: () => Promise<unknown>): Promise<boolean> => {
    setIsPending(true)
    setError(undefined)
    try {
      await act()
      await queries.invalidateQueries()
      await showToast('success', said)
      return true
    } catch (caught) {
      setError(caught)
      return false
    } finally {
      setIsPending(false)
    }
  }
  return { send, isPending, fields, errorText }
}

function Profile({ me }: { me: Me }) {
  const t = useTranslations('console')
  const { send, isPending, fields, errorText } = useSend(t('me.saved'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const json = { name: formText(form, 'name'), language: form.get('language') as Locale }
    void send(() => bodyOf(api.me.$put({ json })))
  }
  return (
    <Panel title={t('me.profile')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('me.name')}
          name="name"
          defaultValue={me.name}
          required
          autoComplete="name"
          error={fields['name']}
        />
        <SelectField label={t('me.language')} name="language" key={me.language} defaultValue={me.language}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languageNames[one]}
            </option>
          ))}
        </SelectField>
        {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
        <div>
          <Button type="submit" isLoading={isPending}>
            {t('me.save')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Notices({ me }: { me: Me }) {
  const t = useTranslations('console.me')
  const { send, isPending, errorText } = useSend(t('saved'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('notices')
    const json = { notices: notices.filter((one) => chosen.includes(one)) }
    void send(() => bodyOf(api.me.notices.$put({ json })))
  }
  return (
    <Panel title={t('notices')}>
      <form onSubmit={submit} className="grid gap-4">
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-sm text-ink-soft">{t('noticesLead')}</legend>
          {notices.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="notices"
                value={one}
                defaultChecked={me.notices.includes(one)}
                className="size-5 accent-primary"
              />
              {t(`notice.${one}`)}
            </label>
          ))}
        </fieldset>
        {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
        <div>
          <Button type="submit" kind="outlined" isLoading={isPending}>
            {t('saveNotices')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

function Password() {
  const t = useTranslations('console.me')
  const withProof = useProof()
  const { send, isPending, fields, errorText } = useSend(t('passwordChanged'))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const form = new FormData(element)
    const json = { password: formText(form, 'password'), confirmPassword: formText(form, 'confirmPassword') }
    void send(() => withProof(() => bodyOf(api.me.password.$put({ json })))).then((isDone) => isDone && element.reset())
  }
  return (
    <Panel title={t('password')}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t('newPassword')}
          name="password"
          type="password"
          required
          autoComplete="new-password"
          error={fields['password']}
          dir="ltr"
        />
        <Field
          label={t('confirmPassword')}
          name="confirmPassword"
          type="password"
          required
          autoComplete="new-password"
          error={fields['confirmPassword']}
          dir="ltr"
        />
        {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
        <div>
          <Button type="submit" kind="outlined" isLoading={isPending}>
            {t('changePassword')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Roles that suppliers offer to the person. */
function Offers({ me }: { me: Me }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const instant = useInstant()
  const withProof = useProof()
  const { send, isPending, errorText } = useSend(t('me.answered'))
  const [isLinkMailed, setIsLinkMailed] = useState(false)
  const answer = (id: number, isAccepted: boolean) =>
    void send(async () => {
      const param = { membershipId: String(id) }
      const answered = await withProof(() =>
        bodyOf(api.me.offers[':membershipId'].$put({ param, json: { isAccepted } })),
      )
      setIsLinkMailed(answered.isLinkMailed)
    })
  if (isLinkMailed) return <Notice kind="success" title={t('me.linkMailed')} />
  if (me.offers.length === 0) return null
  return (
    <Panel title={t('me.offers')}>
      <p className="text-sm text-ink-soft">{t('me.offerLead')}</p>
      {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
      <ul className="mt-3 grid">
        {me.offers.map(({ id, role, supplier, until }) => {
          const name = supplier ? t('invitation.at', { role: local(role), supplier: local(supplier) }) : local(role)
          return (
            <li key={id} className="flex flex-wrap items-center gap-3 border-line py-2.5 not-first:border-t">
              <div className="min-w-0 flex-1">
                <p className="font-medium">{name}</p>
                <p className="text-sm text-ink-soft">{t('me.offerUntil', { date: instant(until) })}</p>
              </div>
              <Button disabled={isPending} aria-label={`${t('me.accept')}: ${name}`} onClick={() => answer(id, true)}>
                {t('me.accept')}
              </Button>
              <Button
                kind="outlined"
                disabled={isPending}
                aria-label={`${t('me.decline')}: ${name}`}
                onClick={() => answer(id, false)}
              >
                {t('me.decline')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}

function Sessions() {
  const t = useTranslations('console.me')
  const { data, error, refetch } = useQuery(sessionsQuery)
  const { send, isPending, errorText } = useSend(t('ended'))
  const end = (id: number) =>
    void send(() => bodyOf(api.me.sessions[':sessionId'].$delete({ param: { sessionId: String(id) } })))
  return (
    <Panel title={t('sessions')}>
      {error !== null && !data && <Failed error={error} onAgain={refetch} />}
      {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
      {data && <SessionList sessions={data.sessions} isPending={isPending} onEnd={end} />}
    </Panel>
  )
}
