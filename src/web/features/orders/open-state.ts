/** Whether a dialog is open. */
export interface OpenState {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}
