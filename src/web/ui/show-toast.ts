/** A short message at the top right (F2). Toasts' code comes with the first of them. */
export async function showToast(kind: 'success' | 'error' | 'info', text: string): Promise<void> {
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](text)
}
