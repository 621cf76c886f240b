/** What was typed into forms and is kept for this tab goes with the account: the next one at this machine is somebody else, perhaps. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // What cannot be written was never kept.
  }
}
