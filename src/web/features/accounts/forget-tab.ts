/** Deletes form drafts of this tab on sign-out: the next user may be another person. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Without storage there are no drafts.
  }
}
