import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  CircleUser,
  Ellipsis,
  FileText,
  HeartPulse,
  Keyboard,
  Languages,
  LogOut,
  Mail,
  NotebookPen,
  ScrollText,
  ShieldCheck,
  Star,
  Sun,
  SunMoon,
  TicketCheck,
  Tickets,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { Permission } from '#domain/permissions.ts'
import { moneyPermissions } from '#console/lib/money.ts'
import { api, codeOf } from '#console/lib/api.ts'
import { forgetGuests } from '#console/lib/door-store.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { meQuery, type Me } from '#console/lib/queries.ts'
import { todayPermissions } from '#console/lib/today.ts'
import { useGoKeys } from '#console/lib/use-go-keys.ts'
import { useLive } from '#console/lib/use-live.ts'
import { useWaiting } from '#console/lib/use-waiting.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Finder } from '#console/parts/finder.tsx'
import { ProofProvider } from '#console/parts/proof.tsx'
import { goKeys, ShortcutsDialog, type GoSection } from '#console/parts/shortcuts.tsx'
import { WaitingCount } from '#console/parts/waiting-count.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { SignInScreen } from '#console/screens/sign-in-screen.tsx'
import { TodayScreen } from '#console/screens/today-screen.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { toggleTheme } from '#web/lib/preferences.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Toasts } from '#web/ui/toasts.tsx'

interface Section {
  path: string
  name:
    | 'today'
    | 'orders'
    | 'money'
    | 'messages'
    | 'templates'
    | 'quotes'
    | 'reviews'
    | 'health'
    | 'departures'
    | 'checkIn'
    | 'staff'
    | 'roles'
    | 'audit'
    | 'me'
  Icon: LucideIcon
  /** One of these is enough. Empty: visible to all staff. */
  permissions: Permission[]
  /** A document of its own with other headers: opened with a full page load. */
  isOwnDocument?: boolean
  /** Hidden from people of suppliers. */
  isOfMarketplace?: boolean
}

const sections: Section[] = [
  { path: '/', name: 'today', Icon: Sun, permissions: todayPermissions },
  { path: '/orders', name: 'orders', Icon: Tickets, permissions: ['orders.read'] },
  {
    path: '/departures',
    name: 'departures',
    Icon: CalendarDays,
    permissions: ['departures.change', 'guests.read'],
  },
  // The Permissions-Policy header allows the camera at this address only.
  { path: '/check-in', name: 'checkIn', Icon: TicketCheck, permissions: ['tickets.check_in'], isOwnDocument: true },
  { path: '/money', name: 'money', Icon: Wallet, permissions: moneyPermissions, isOfMarketplace: true },
  { path: '/messages', name: 'messages', Icon: Mail, permissions: ['messages.answer'] },
  { path: '/reply-templates', name: 'templates', Icon: NotebookPen, permissions: ['settings.edit'] },
  { path: '/quotes', name: 'quotes', Icon: FileText, permissions: ['quotes.answer'] },
  { path: '/reviews', name: 'reviews', Icon: Star, permissions: ['reviews.moderate'] },
  { path: '/staff', name: 'staff', Icon: Users, permissions: ['staff.manage'] },
  { path: '/roles', name: 'roles', Icon: ShieldCheck, permissions: ['staff.manage'] },
  { path: '/audit', name: 'audit', Icon: ScrollText, permissions: ['audit.read'] },
  { path: '/health', name: 'health', Icon: HeartPulse, permissions: ['health.read'] },
  { path: '/me', name: 'me', Icon: CircleUser, permissions: [] },
]

const MOST_IN_FOOT = 5

const sectionsOf = ({ permissions, isMarketplace }: Me) =>
  sections.filter(
    (one) =>
      (isMarketplace || !one.isOfMarketplace) &&
      (one.permissions.length === 0 || one.permissions.some((held) => permissions.includes(held))),
  )

/** The Today screen, or the first section if the person's role has no Today screen. */
export function Start() {
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
  const [isHelping, setIsHelping] = useState(false)
  const help = useCallback(() => setIsHelping(true), [])
  useGoKeys({ onGo: useGo(me), onHelp: help })
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
        <TopBar me={me} onLeave={onLeave} />
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
      <Toasts address={href} isRtl={language === 'ar'} label={t('title')} />
    </div>
  )
}

/** The person's sections that have a shortcut. */
export const goSectionsOf = (me: Me): GoSection[] =>
  sectionsOf(me).flatMap(({ name }) => (name in goKeys ? [name as GoSection] : []))

/** Opens the section of a `KeyboardEvent.code`. Returns false if the person has no such section. */
function useGo(me: Me): (code: string) => boolean {
  const navigate = useNavigate()
  return useCallback(
    (code) => {
      const section = sectionsOf(me).find(({ name }) => `Key${goKeys[name as GoSection]}` === code)
      if (!section) return false
      if (section.isOwnDocument) location.assign(`/console${section.path}`)
      else void navigate({ to: section.path as never })
      return true
    },
    [me, navigate],
  )
}

function Rail({ me, onHelp }: { me: Me; onHelp: () => void }) {
  const t = useTranslations('console')
  const waitingOf = useWaiting(me)
  return (
    <div className="sticky top-0 hidden h-dvh flex-col gap-1 border-e border-line bg-surface p-3 lg:flex">
      <div className="mb-3 flex items-center gap-2.5 px-2 py-1.5 text-primary">
        <Logo className="size-7" />
        <span className="font-semibold">{t('title')}</span>
      </div>
      <nav aria-label={t('nav.label')} className="grid gap-0.5">
        {sectionsOf(me).map(({ path, name, Icon, isOwnDocument = false }) => (
          <Link
            key={path}
            to={path}
            reloadDocument={isOwnDocument}
            activeOptions={{ exact: path === '/' }}
            className="flex min-h-10 items-center gap-2.5 rounded-field px-2.5"
            activeProps={{ className: 'bg-primary/10 font-medium text-primary', 'aria-current': 'page' }}
            inactiveProps={{ className: 'text-ink hover:bg-line/50' }}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
            {t(`nav.${name}`)}
            <WaitingCount count={waitingOf(path)} />
          </Link>
        ))}
      </nav>
      <div className="mt-auto flex items-center gap-2 border-t border-line ps-2.5 pt-1.5">
        <p className="min-w-0 flex-1 truncate text-sm text-ink-soft">
          <bdi>{me.name}</bdi>
        </p>
        <button
          type="button"
          className={buttonClass('icon')}
          aria-label={t('shortcuts.title')}
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <Keyboard aria-hidden className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
}

function TopBar({ me, onLeave }: { me: Me; onLeave: () => void }) {
  const t = useTranslations('console.nav')
  const { language, setLanguage } = useLanguage()
  const queries = useQueryClient()
  const other = language === 'ar' ? 'en' : 'ar'
  const save = useMutation({
    mutationFn: () => bodyOf(api.me.$put({ json: { name: me.name, language: other } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me'] }),
  })
  const signOut = useMutation({
    mutationFn: async () => {
      await forgetGuests().catch(() => {})
      await bodyOf(api['sign-out'].$post())
      // An open check-in page may have stored its list meanwhile.
      await forgetGuests().catch(() => {})
    },
    onSuccess: () => {
      onLeave()
      queries.setQueryData(['me'], null)
    },
    onError: (error) => {
      if (codeOf(error) === 'console.sign_in_required') queries.setQueryData(['me'], null)
      else void showToast('error', t('signOutFailed'))
    },
  })
  return (
    <header className="z-20 flex min-h-14 flex-wrap items-center gap-x-1 lg:sticky lg:top-0 border-b border-line bg-surface px-3 sm:px-5">
      <Logo className="me-2 size-7 shrink-0 text-primary lg:hidden" />
      <MembershipChoice me={me} />
      {me.permissions.includes('orders.read') && <Finder />}
      <button
        type="button"
        className={buttonClass('icon')}
        aria-label={t('language')}
        lang={other}
        onClick={() => {
          setLanguage(other)
          save.mutate()
        }}
      >
        <Languages aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      <button type="button" className={buttonClass('icon')} aria-label={t('theme')} onClick={toggleTheme}>
        <SunMoon aria-hidden className="size-5" strokeWidth={1.75} />
      </button>
      <button type="button" className={buttonClass('icon')} aria-label={t('signOut')} onClick={() => signOut.mutate()}>
        <LogOut aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
      </button>
    </header>
  )
}

/** Switches between the person's memberships. */
function MembershipChoice({ me }: { me: Me }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (membershipId: number) => bodyOf(api.me.membership.$put({ json: { membershipId } })),
    onSuccess: async () => {
      // The stored guest list belongs to the previous membership.
      await forgetGuests().catch(() => {})
      await queries.resetQueries()
    },
  })
  const nameOf = ({ role, supplier }: Me['memberships'][number]) =>
    supplier
      ? t('invitation.at', { role: local(role), supplier: local(supplier) })
      : `${local(role)} · ${t('nav.marketplace')}`
  const [only] = me.memberships
  if (me.memberships.length === 1 && only) return <p className="min-w-0 flex-1 truncate font-medium">{nameOf(only)}</p>
  return (
    <div className="min-w-0 flex-1">
      <select
        aria-label={t('nav.workAs')}
        value={me.membershipId}
        disabled={change.isPending}
        onChange={(event) => change.mutate(Number(event.target.value))}
        className="min-h-11 max-w-full truncate rounded-field border border-line bg-surface px-2.5 font-medium"
      >
        {me.memberships.map((membership) => (
          <option key={membership.id} value={membership.id}>
            {nameOf(membership)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The navigation of narrow windows: at most five entries, the others under "More". */
function FootBar({ me }: { me: Me }) {
  const t = useTranslations('console.nav')
  const navigate = useNavigate()
  const waitingOf = useWaiting(me)
  const all = sectionsOf(me)
  const shown = all.length <= MOST_IN_FOOT ? all : all.slice(0, MOST_IN_FOOT - 1)
  const others = all.slice(shown.length)
  const waitingInOthers = others.reduce((sum, { path }) => sum + waitingOf(path), 0)
  const itemClass =
    'relative grid min-h-15 min-w-0 flex-1 place-content-center justify-items-center gap-0.5 text-center text-xs @max-[22.5rem]:text-[0.6875rem] @max-[22.5rem]:tracking-tight'
  // With large letters on a small phone five words do not fit.
  const words = '@max-[15rem]:sr-only'
  return (
    <nav
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-20 @container flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {shown.map(({ path, name, Icon, isOwnDocument = false }) => (
        <Link
          key={path}
          to={path}
          reloadDocument={isOwnDocument}
          activeOptions={{ exact: path === '/' }}
          className={itemClass}
          activeProps={{ className: 'font-medium text-primary', 'aria-current': 'page' }}
          inactiveProps={{ className: 'text-ink-soft' }}
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
          <span className={words}>{t(name)}</span>
          <WaitingCount count={waitingOf(path)} place="corner" />
        </Link>
      ))}
      {others.length > 0 && (
        <MenuTrigger>
          <AriaButton className={`${itemClass} text-ink-soft`}>
            <Ellipsis aria-hidden className="size-5" strokeWidth={1.75} />
            <span className={words}>{t('more')}</span>
            <WaitingCount count={waitingInOthers} place="corner" />
          </AriaButton>
          <Popover
            placement="top end"
            className="min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-float"
          >
            <Menu
              aria-label={t('more')}
              className="outline-none"
              onAction={(path) => {
                const isOwnDocument = others.find((one) => one.path === path)?.isOwnDocument ?? false
                if (isOwnDocument) location.assign(`/console${path}`)
                else void navigate({ to: String(path) as never })
              }}
            >
              {others.map(({ path, name, Icon }) => (
                <MenuItem
                  key={path}
                  id={path}
                  textValue={t(name)}
                  className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-3 outline-none focus:bg-line/60"
                >
                  <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
                  {t(name)}
                  <WaitingCount count={waitingOf(path)} />
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      )}
    </nav>
  )
}
