/**
 * Runs `work` once the browser has drawn what the visitor just did, such as a checked box: work of a tenth of a second on
 * a slow phone would otherwise delay it. A window in the background draws nothing, and does not wait.
 */
export function afterPaint(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}
