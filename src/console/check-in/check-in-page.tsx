import { ArrowLeft, CloudOff, Languages, LogOut, RefreshCw, SunMoon, Wifi } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#console/lib/api.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { formText } from '#web/lib/form-text.ts'
import { toggleTheme } from '#web/lib/preferences.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { storeDetector } from './detector.ts'
import { checkCode, checkGuest } from './check-ticket.ts'
import { useDoor, waitingOf, type Shown } from './door-state.ts'
import { leave, refresh } from './exchange.ts'
import { GuestList } from './guest-list.tsx'
import { Closed } from './closed.tsx'
import { NoShows } from './no-shows.tsx'
import { RefusedScans, SecondEntries } from './pointed-out.tsx'
import type { Guest } from './scans.ts'
import { signal } from './signal.ts'
import { TicketCamera } from './ticket-camera.tsx'
import { TripChoice } from './trip-choice.tsx'
import { useClock } from './use-clock.ts'
import { useDoorKeys } from './use-door-keys.ts'
import { Verdict } from './verdict.tsx'

/** Checks guests in, online or offline: choose the departure, then scan or type tickets one after the other. */
export function CheckInPage() {
  const t = useTranslations('console.checkIn')
  const door = useDoor()
  const [chosen, setChosen] = useState(() => Number(new URLSearchParams(location.search).get('departure')) || null)
  useEffect(() => {
    document.title = `${t('title')} · Rihla`
  }, [t])
  const hasList = door.stored !== null
  useEffect(() => {
    if (!hasList) return
    // Offline it loads only if it was stored before.
    void storeDetector().catch(() => {})
    // Browsers that ask the person do so once. If refused, the browser may delete the data when the phone is full.
    void navigator.storage?.persist?.().catch(() => {})
  }, [hasList])
  const departureId = door.stored?.list.departures.some(({ id }) => id === chosen) === true ? chosen : null
  const choose = (next: number | null) => {
    setChosen(next)
    history.replaceState(null, '', next === null ? location.pathname : `?departure=${next}`)
  }
  return (
    <div className="min-h-dvh pb-[env(safe-area-inset-bottom)]">
      <Head />
      <main id="content" className="mx-auto grid w-full max-w-6xl gap-4 p-4 sm:p-6">
        <h1 className="sr-only">{t('title')}</h1>
        {door.isPassInvalid && <Notice kind="danger" title={t('passInvalid')} isUrgent />}
        {door.stored === null ? (
          <Closed />
        ) : (
          <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="grid gap-4 md:order-last">
              {door.stored.list.isMore && <Notice kind="warning" title={t('listCut')} />}
              <Scanner departureId={departureId} />
              <SecondEntries />
              <RefusedScans />
            </div>
            <div className="grid gap-4">
              <TripChoice chosen={departureId} onChoose={choose} />
              <GuestList departureId={departureId} onLetIn={(guest) => void letIn(guest, departureId)} />
              <NoShows departureId={departureId} />
            </div>
          </div>
        )}
      </main>
    </div>
  )
}

const signalled = (shown: Shown) => signal(shown.verdict === 'in')
const letIn = async (guest: Guest, departureId: number | null) => signalled(await checkGuest(guest, departureId))

function Scanner({ departureId }: { departureId: number | null }) {
  const t = useTranslations('console.checkIn')
  const { shown } = useDoor()
  const form = useRef<HTMLFormElement>(null)
  useDoorKeys()
  const check = async (code: string) => signalled(await checkCode(code, departureId))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = formText(new FormData(event.currentTarget), 'code').trim()
    if (code === '') return
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
    void check(code)
  }
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div role="status" aria-live="assertive" className="grid empty:-mb-3">
        {shown && <Verdict key={shown.key} shown={shown} />}
      </div>
      <TicketCamera onCode={(code) => void check(code)} />
      <form ref={form} onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field
          className="min-w-40 flex-1"
          label={t('code')}
          hint={t('codeHint')}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
        />
        <Button type="submit" kind="outlined" className="max-sm:w-full">
          {t('submit')}
        </Button>
      </form>
    </div>
  )
}

function Head() {
  const t = useTranslations('console')
  const { language, setLanguage } = useLanguage()
  const { stored } = useDoor()
  const clock = useClock()
  const other = language === 'ar' ? 'en' : 'ar'
  const who = stored?.list.who
  const switchLanguage = () => {
    setLanguage(other)
    // Offline it is changed on this phone only.
    if (who && !who.isPass) void api.me.$put({ json: { name: who.name, language: other } }).catch(() => undefined)
  }
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-6xl items-center gap-1 px-2 sm:px-5">
        {who?.isPass !== true && (
          <a href="/console" aria-label={t('checkIn.console')} className={buttonClass('icon')}>
            <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
          </a>
        )}
        <p className="min-w-0 flex-1 px-1 leading-tight">
          <span className="block font-semibold">{t('checkIn.title')}</span>
          {who && (
            <span className="block truncate text-sm text-ink-soft">
              <bdi>{who.name}</bdi>
              {who.until !== null && <> · {t('checkIn.passUntil', { time: clock(who.until) })}</>}
            </span>
          )}
        </p>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('nav.language')}
          lang={other}
          onClick={switchLanguage}
        >
          <Languages aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
        <button type="button" className={buttonClass('icon')} aria-label={t('nav.theme')} onClick={toggleTheme}>
          <SunMoon aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
        {who && !who.isPass && (
          <button
            type="button"
            className={buttonClass('icon')}
            aria-label={t('checkIn.signOut')}
            onClick={() => void leave()}
          >
            <LogOut aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
          </button>
        )}
      </div>
      {stored && <Line />}
    </header>
  )
}

/** Always visible: whether the phone is online, the number of unsent scans, and the age of the list. */
function Line() {
  const t = useTranslations('console.checkIn')
  const door = useDoor()
  const clock = useClock()
  const { hasLine, isSending, stored } = door
  const waiting = waitingOf(door).length
  const Icon = hasLine ? Wifi : CloudOff
  return (
    <div data-line={hasLine ? 'online' : 'offline'} className={hasLine ? 'bg-success/12' : 'bg-accent/15'}>
      <div className="mx-auto flex min-h-11 max-w-6xl items-center gap-2 px-4 text-sm sm:px-6">
        <Icon aria-hidden className="size-4 shrink-0" />
        <p role="status" className="min-w-0 flex-1">
          <strong className="font-semibold">{t(hasLine ? 'online' : 'noLine')}</strong>
          {(waiting > 0 || !hasLine) && <> · {t('waiting', { count: waiting })}</>}
          {isSending && <> · {t('sending')}</>}
          {stored && (
            <>
              {' · '}
              <span className="whitespace-nowrap">
                {t('listOf', { time: clock(new Date(stored.loadedAt).toISOString()) })}
              </span>
            </>
          )}
        </p>
        <button type="button" className={buttonClass('icon')} aria-label={t('send')} onClick={() => void refresh()}>
          <RefreshCw aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  )
}
