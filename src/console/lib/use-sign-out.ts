import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { bodyOf } from '#web/lib/body-of.ts'
import { showToast } from '#web/ui/show-toast.ts'
import { api, codeOf } from './api.ts'
import { forgetGuests } from './door-store.ts'
import { forgetDrafts } from './drafts.ts'
import { forgetRecentOrders } from './recent-orders.ts'
import { tellSignOut } from './signed-out.ts'

/** Ends the session, and removes what the device has stored of it. */
export function useSignOut(onLeave: () => void): () => void {
  const t = useTranslations('console.nav')
  const queries = useQueryClient()
  const forget = () => {
    forgetRecentOrders()
    forgetDrafts('')
    tellSignOut()
  }
  const signOut = useMutation({
    mutationFn: async () => {
      // A browser without storage has no guests to forget: the session ends all the same.
      await forgetGuests().catch(() => {})
      await bodyOf(api['sign-out'].$post())
      // An open check-in page may have stored its list meanwhile.
      await forgetGuests().catch(() => {})
    },
    onSuccess: () => {
      forget()
      onLeave()
      queries.setQueryData(['me'], null)
    },
    onError: (error) => {
      if (codeOf(error) === 'console.sign_in_required') {
        forget()
        queries.setQueryData(['me'], null)
      } else void showToast('error', t('signOutFailed'))
    },
  })
  return () => signOut.mutate()
}
