import { lazyPart } from './lazy.tsx'

// Dialogs of several screens.
export const DisruptionDialog = lazyPart(
  async () => (await import('./disruption/disruption-dialog.tsx')).DisruptionDialog,
)
export const SeveralDialog = lazyPart(async () => (await import('./disruption/several-dialog.tsx')).SeveralDialog)
export const HandDialog = lazyPart(async () => (await import('./hand-dialog.tsx')).HandDialog)
export const PriceDialog = lazyPart(async () => (await import('./price-dialog.tsx')).PriceDialog)
export const PrintDayDialog = lazyPart(async () => (await import('./print-dialogs.tsx')).PrintDayDialog)
