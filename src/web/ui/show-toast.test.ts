import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from './show-toast.ts'
import { toast } from './toasts.tsx'

let shown: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  for (const kind of ['success', 'error', 'info'] as const)
    vi.spyOn(toast, kind).mockImplementation((text) => shown.push(`${kind}: ${typeof text === 'string' ? text : ''}`))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('equal toasts within 50 ms appear once', async () => {
  void showToast('error', 'Not saved')
  void showToast('error', 'Not saved')
  await vi.advanceTimersByTimeAsync(49)
  void showToast('error', 'Not saved')
  expect(shown).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(shown).toEqual(['error: Not saved'])
})

test('an equal toast after 50 ms appears again', async () => {
  for (let times = 0; times < 2; times++) {
    const raised = showToast('error', 'Not saved')
    await vi.advanceTimersByTimeAsync(50)
    await raised
  }
  expect(shown).toEqual(['error: Not saved', 'error: Not saved'])
})

test('toasts with another text or kind appear beside each other', async () => {
  const raised = [showToast('error', 'Not saved'), showToast('error', 'Not sent'), showToast('info', 'Not saved')]
  await vi.advanceTimersByTimeAsync(50)
  await Promise.all(raised)
  expect(shown.sort()).toEqual(['error: Not saved', 'error: Not sent', 'info: Not saved'])
})
