import { buttonClass } from '#web/ui/button.tsx'

interface Page {
  words: DOMStringMap
  /** The attributes that React removes together with a page that failed. */
  root: { lang: string; dir: string; className: string }
  bodyClass: string
}

/** What the error screen needs of the page, read before hydration, which can leave the document empty. */
export function readPage(): Page | null {
  const words = document.getElementById('failure-words')?.dataset
  const { lang, dir, className } = document.documentElement
  return words ? { words, root: { lang, dir, className }, bodyClass: document.body.className } : null
}

/**
 * The error screen of a page whose scripts could not start. It is built without React and covers the page that the
 * server rendered, which can still be read.
 */
export function showFailure(page: Page | null): void {
  if (page === null || document.getElementById('failure')) return
  const { words, root, bodyClass } = page
  Object.assign(document.documentElement, root)
  document.body.className = bodyClass
  const isReadable = document.body.querySelector('main') !== null

  const screen = document.createElement('div')
  screen.id = 'failure'
  screen.role = 'alertdialog'
  screen.tabIndex = -1
  screen.setAttribute('aria-labelledby', 'failure-title')
  screen.className = 'fixed inset-0 z-50 grid place-items-center overflow-auto bg-paper p-4 text-center outline-none'
  const content = document.createElement('div')
  content.className = 'grid max-w-lg justify-items-center gap-4'
  const title = document.createElement('h1')
  title.id = 'failure-title'
  title.className = 'text-2xl font-semibold'
  title.textContent = words['title'] ?? ''
  const text = document.createElement('p')
  text.className = 'text-ink-soft'
  text.textContent = words['text'] ?? ''
  const actions = document.createElement('div')
  actions.className = 'flex flex-wrap justify-center gap-3'
  actions.append(
    button(words['reload'], 'primary', () => window.location.reload()),
    ...(isReadable ? [button(words['stay'], 'outlined', () => screen.remove())] : []),
    home(words['home'], words['homePath']),
  )
  content.append(title, text, actions)
  screen.append(content)
  document.body.append(screen)
  screen.focus()
}

function button(text: string | undefined, look: 'primary' | 'outlined', act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = buttonClass(look)
  element.textContent = text ?? ''
  element.addEventListener('click', act)
  return element
}

function home(text: string | undefined, path: string | undefined): HTMLAnchorElement {
  const element = document.createElement('a')
  element.className = buttonClass('outlined')
  element.href = path ?? '/'
  element.textContent = text ?? ''
  return element
}
