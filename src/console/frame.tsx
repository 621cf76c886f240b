import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#console/lib/language.tsx'
import { meQuery, type Me } from '#console/lib/queries.ts'
import { goSectionsOf, sectionsOf, useGoToKey } from '#console/lib/sections.ts'
import { useActsKey } from '#console/lib/use-acts-key.ts'
import { useGoKeys } from '#console/lib/use-go-keys.ts'
import { useLive } from '#console/lib/use-live.ts'
import { FootBar } from '#console/parts/frame/foot-bar.tsx'
import { PreviewBar } from '#console/parts/frame/preview-bar.tsx'
import { Rail } from '#console/parts/frame/rail.tsx'
import { TopBar } from '#console/parts/frame/top-bar.tsx'
import { UndoBar } from '#console/parts/frame/undo-bar.tsx'
import { lazyPart, lazyScreen, showing } from '#console/parts/lazy.tsx'
import { ProofProvider } from '#console/parts/proof.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { raisedToasts } from '#web/ui/raised-toasts.ts'

const SignInScreen = lazyScreen(async () => (await import('#console/screens/sign-in-screen.tsx')).SignInScreen)
const TodayScreen = lazyScreen(async () => (await import('#console/screens/today-screen.tsx')).TodayScreen)
const ShortcutsDialog = lazyPart(async () => (await import('#console/parts/shortcuts.tsx')).ShortcutsDialog)
const loadToasts = async () => (await import('#web/ui/toasts.tsx')).Toasts
const Toasts = lazyPart(loadToasts)

/** The Today screen, or the first section if the person's role has no Today screen. */
export const Start = showing(TodayScreen, StartScreen)

function StartScreen() {
  const { data: me } = useQuery(meQuery)
  if (!me) return null
  const [first] = sectionsOf(me)
  return first?.path === '/' ? <TodayScreen /> : <Navigate to={(first?.path ?? '/me') as never} replace />
}

/** The frame of every screen. Without a session it renders the sign-in at the same address. */
export function ConsoleFrame() {
  const { data: me, error, refetch } = useQuery(meQuery)
  const [wasSignedIn, setWasSignedIn] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const enter = useCallback(() => {
    setWasSignedIn(true)
    setIsLeaving(false)
  }, [])
  if (error !== null && me === undefined)
    return (
      <main className="mx-auto max-w-xl p-6">
        <Failed error={error} onAgain={refetch} />
      </main>
    )
  if (me === undefined) return <Loading />
  if (me === null) return <SignInScreen hasEnded={wasSignedIn && !isLeaving} />
  return (
    <ProofProvider>
      <SignedIn me={me} onEnter={enter} onLeave={() => setIsLeaving(true)} />
    </ProofProvider>
  )
}

function SignedIn({ me, onEnter, onLeave }: { me: Me; onEnter: () => void; onLeave: () => void }) {
  const t = useTranslations('console')
  const { language, setLanguage } = useLanguage()
  const { href } = useLocation()
  useEffect(() => setLanguage(me.language), [me.language, setLanguage])
  useEffect(onEnter, [onEnter])
  useLive()
  useActsKey()
  const [isHelping, setIsHelping] = useState(false)
  const help = useCallback(() => setIsHelping(true), [])
  const hasToasts = useSyncExternalStore(raisedToasts.subscribe, raisedToasts.get)
  // The first toast may say that the network is away.
  useEffect(() => void loadToasts().catch(() => {}), [])
  useGoKeys({ onGo: useGoToKey(me), onHelp: help })
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-50 focus:rounded-field focus:bg-surface focus:p-3"
      >
        {t('nav.skip')}
      </a>
      <Rail me={me} onHelp={help} />
      <div className="flex min-w-0 flex-col pb-20 lg:pb-0">
        {me.preview && <PreviewBar preview={me.preview} />}
        <TopBar me={me} onLeave={onLeave} onHelp={help} />
        <main
          id="content"
          tabIndex={-1}
          className="@container/content mx-auto w-full max-w-[100rem] flex-1 p-4 outline-none sm:p-6"
        >
          <Outlet />
        </main>
      </div>
      <FootBar me={me} />
      {isHelping && <ShortcutsDialog sections={goSectionsOf(me)} onClose={() => setIsHelping(false)} />}
      <UndoBar />
      {hasToasts && <Toasts address={href} isRtl={language === 'ar'} label={t('title')} />}
    </div>
  )
}
