import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass, type ButtonKind } from './button.tsx'

const render = (button: ReactElement) => renderToStaticMarkup(button).replaceAll('&amp;', '&')

const kinds: ButtonKind[] = ['primary', 'outlined', 'icon', 'third']

test('a button is primary unless it says another kind, and each kind looks different', () => {
  expect(render(<Button>Pay</Button>)).toContain(buttonClass('primary'))
  for (const kind of kinds) expect(render(<Button kind={kind}>Pay</Button>)).toContain(buttonClass(kind))
  expect(new Set(kinds.map(buttonClass)).size).toBe(kinds.length)
})

test('a disabled button cannot be pressed', () => {
  expect(render(<Button disabled>Pay</Button>)).toMatch(/^<button[^>]* disabled=""/)
})

test('a loading button shows a spinner instead of its label, which keeps its width, and is announced as busy', () => {
  const html = render(<Button isLoading>Pay</Button>)
  expect(html).toMatch(/^<button[^>]* aria-disabled="true" aria-busy="true"/)
  expect(html).toMatch(/<span class="[^"]*\bopacity-0\b[^"]*">Pay<\/span><svg[^>]*\banimate-spin\b/)
  expect(render(<Button>Pay</Button>)).not.toMatch(/animate-spin|opacity-0/)
})

test.each([
  [false, 1],
  [true, 0],
])('pressing a button that is loading (%s) runs its action %d times', (isLoading, times) => {
  let presses = 0
  let isPrevented = false
  const { props } = Button({ isLoading, onClick: () => (presses += 1) }) as ReactElement<{
    onClick: (event: unknown) => void
  }>
  props.onClick({ preventDefault: () => (isPrevented = true) })
  expect(presses).toBe(times)
  // Otherwise a loading button would still submit its form.
  expect(isPrevented).toBe(isLoading)
})
