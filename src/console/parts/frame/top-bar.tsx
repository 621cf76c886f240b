import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Languages, LogOut, SunMoon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api, codeOf } from '#console/lib/api.ts'
import { clearDraft } from '#console/lib/new-quote-draft.ts'
import { forgetGuests } from '#console/lib/door-store.ts'
import { useLanguage } from '#console/lib/language.tsx'
import type { Me } from '#console/lib/queries.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Finder } from '#console/parts/finder.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { toggleTheme } from '#web/lib/preferences.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** The membership, the finder, language, theme and the way out. */
export function TopBar({ me, onLeave }: { me: Me; onLeave: () => void }) {
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
      clearDraft()
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
