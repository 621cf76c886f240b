import { forgetTickets } from '#web/lib/keep-ticket.ts'

/** Deletes form drafts of this tab and stored tickets on sign-out: the next user may be another person. */
export async function forgetTab(): Promise<void> {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there are no drafts.
  }
  await forgetTickets().catch(() => {})
}
