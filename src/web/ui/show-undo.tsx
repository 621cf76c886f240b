import { raiseToasts } from './raised-toasts.ts'

const LONG_ENOUGH_MS = 10_000

/** Shows a toast with an undo button. It stays longer than others, and Alt+T moves the focus to it. */
export async function showUndo(text: string, label: string, undo: () => void): Promise<void> {
  const { toast } = await import('./toasts.tsx')
  toast.info(
    ({ closeToast }) => (
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4">
        <span>{text}</span>
        <button
          type="button"
          aria-keyshortcuts="Alt+T"
          onClick={() => {
            undo()
            closeToast()
          }}
          className="min-h-11 px-2 font-semibold text-primary underline underline-offset-4"
        >
          {label}
        </button>
      </div>
    ),
    { autoClose: LONG_ENOUGH_MS, closeOnClick: false },
  )
  raiseToasts()
}
