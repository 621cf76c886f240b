import {
  browserSupportsWebAuthn,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import type { Me } from '#console/lib/queries.ts'
import { useErrorWords, useFieldWords, useInstant } from '#console/lib/use-words.ts'
import { Panel, Tag } from '#console/parts/panel.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { RecoveryCodes } from '#console/parts/recovery-codes.tsx'
import { TotpSetup } from '#console/parts/totp-setup.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { formText } from '#web/lib/form-text.ts'

type Open =
  | { kind: 'app'; secret: string; uri: string }
  | { kind: 'codes'; codes: string[]; title: string }
  | { kind: 'passkey' }

/** The person's authenticator app, recovery codes and passkeys. */
export function FactorsPanel({ me }: { me: Me }) {
  const t = useTranslations('console.me')
  const queries = useQueryClient()
  const withProof = useProof()
  const wordsOf = useErrorWords()
  const fieldWordsOf = useFieldWords()
  const [open, setOpen] = useState<Open>()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const { hasTotp, recoveryCodesLeft, passkeys } = me.factors

  const attempt = async (act: () => Promise<unknown>) => {
    setIsPending(true)
    setError(undefined)
    try {
      await withProof(act)
      await queries.invalidateQueries({ queryKey: ['me'] })
    } catch (caught) {
      // The person closed the browser's own dialog.
      if (!(caught instanceof Error && caught.name === 'NotAllowedError')) setError(caught)
    }
    setIsPending(false)
  }
  const beginApp = () => attempt(async () => setOpen({ kind: 'app', ...(await bodyOf(api.me.totp.$post())) }))
  const newCodes = () =>
    attempt(async () => {
      const { recoveryCodes } = await bodyOf(api.me['recovery-codes'].$post())
      setOpen({ kind: 'codes', codes: recoveryCodes, title: t('newCodesLead') })
    })
  const confirmApp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code')
    void attempt(async () => {
      const { recoveryCodes } = await bodyOf(api.me.totp.$put({ json: { code } }))
      setOpen({ kind: 'codes', codes: recoveryCodes, title: t('appReplaced') })
    })
  }
  const addPasskey = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = formText(new FormData(event.currentTarget), 'name')
    void attempt(async () => {
      const { options } = await bodyOf(api.me.passkeys.options.$post())
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const response = await startRegistration({ optionsJSON })
      await bodyOf(api.me.passkeys.$post({ json: { name, response: response as never } }))
      setOpen(undefined)
      await showToast('success', t('passkeyAdded'))
    })
  }
  const removePasskey = (id: number) =>
    attempt(async () => {
      await bodyOf(api.me.passkeys[':passkeyId'].$delete({ param: { passkeyId: String(id) } }))
      await showToast('success', t('passkeyRemoved'))
    })
  const close = () => {
    setOpen(undefined)
    setError(undefined)
  }
  const errorText = error === undefined ? undefined : wordsOf(error)
  return (
    <Panel title={t('factors')}>
      <div className="grid gap-4">
        {errorText !== undefined && open === undefined && <Notice kind="danger" title={errorText} isUrgent />}
        <Row
          title={t('app')}
          state={hasTotp ? <Tag tone="good">{t('appOn')}</Tag> : <Tag tone="warning">{t('appOff')}</Tag>}
        >
          <Button kind="outlined" disabled={isPending} onClick={() => void beginApp()}>
            {t(hasTotp ? 'replace' : 'setUp')}
          </Button>
        </Row>
        {hasTotp && (
          <Row
            title={t('codes')}
            state={
              <Tag tone={recoveryCodesLeft > 2 ? 'plain' : 'warning'}>
                {t('codesLeft', { count: recoveryCodesLeft })}
              </Tag>
            }
          >
            <Button kind="outlined" disabled={isPending} onClick={() => void newCodes()}>
              {t('newCodes')}
            </Button>
          </Row>
        )}
        <Row title={t('passkeys')} state={null}>
          {browserSupportsWebAuthn() && (
            <Button kind="outlined" disabled={isPending} onClick={() => setOpen({ kind: 'passkey' })}>
              {t('addPasskey')}
            </Button>
          )}
        </Row>
        {passkeys.length === 0 ? (
          <p className="text-sm text-ink-soft">{t('noPasskeys')}</p>
        ) : (
          <Passkeys passkeys={passkeys} isPending={isPending} onRemove={(id) => void removePasskey(id)} />
        )}
      </div>
      <Dialog title={t('app')} isOpen={open?.kind === 'app'} onClose={close}>
        {open?.kind === 'app' && (
          <form onSubmit={confirmApp} className="mt-2 grid gap-4">
            <TotpSetup secret={open.secret} uri={open.uri} error={errorText} />
            <Button type="submit" isLoading={isPending}>
              {t(hasTotp ? 'replace' : 'setUp')}
            </Button>
          </form>
        )}
      </Dialog>
      <Dialog title={t('codes')} isOpen={open?.kind === 'codes'} onClose={close}>
        {open?.kind === 'codes' && (
          <div className="mt-2 grid gap-4">
            <p className="text-ink-soft">{open.title}</p>
            <RecoveryCodes codes={open.codes} />
          </div>
        )}
      </Dialog>
      <Dialog title={t('addPasskey')} isOpen={open?.kind === 'passkey'} onClose={close}>
        <form onSubmit={addPasskey} className="mt-2 grid gap-4">
          <Field
            label={t('passkeyName')}
            hint={t('passkeyHint')}
            name="name"
            required
            ref={autofocus}
            maxLength={60}
            error={fieldWordsOf(error)['name']}
          />
          {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
          <Button type="submit" isLoading={isPending}>
            {t('addPasskey')}
          </Button>
        </form>
      </Dialog>
    </Panel>
  )
}

function Row({ title, state, children }: { title: string; state: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h3 className="font-medium">{title}</h3>
      {state}
      <div className="ms-auto">{children}</div>
    </div>
  )
}

function Passkeys({
  passkeys,
  isPending,
  onRemove,
}: {
  passkeys: Me['factors']['passkeys']
  isPending: boolean
  onRemove: (id: number) => void
}) {
  const t = useTranslations('console.me')
  const instant = useInstant()
  return (
    <ul className="grid gap-2">
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id} className="flex items-center gap-3 rounded-field border border-line px-3 py-1.5">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              {t('added', { date: instant(createdAt, 'short') })}
              {lastUsedAt !== null && ` · ${t('used', { date: instant(lastUsedAt, 'short') })}`}
            </p>
          </div>
          <Button kind="third" disabled={isPending} aria-label={`${t('remove')}: ${name}`} onClick={() => onRemove(id)}>
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
