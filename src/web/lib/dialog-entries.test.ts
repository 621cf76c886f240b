import { expect, test } from 'vitest'
import { createDialogEntries } from './dialog-entries.ts'

interface Entry {
  page: string
  depth: number
}

/** A tab that has opened a page. Traversals end later, as in a browser. */
function openTab() {
  const stack: Entry[] = [
    { page: 'start', depth: 0 },
    { page: 'page', depth: 0 },
  ]
  let at = 1
  const now = () => stack[at] ?? { page: 'none', depth: 0 }
  const push = (entry: Entry) => {
    stack.splice(at + 1, Infinity, entry)
    at += 1
  }
  const go = async (delta: number) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    at += delta
    entries.arrive()
  }
  const entries = createDialogEntries({
    page: () => now().page,
    depth: () => now().depth,
    push: (depth) => push({ page: now().page, depth }),
    go,
  })
  const closed: string[] = []
  return {
    entries,
    closed,
    openDialog: (name: string) => entries.add(() => closed.push(name)),
    press: () => go(-1),
    visit: (page: string) => push({ page, depth: 0 }),
    replace: (page: string) => (stack[at] = { page, depth: 0 }),
    /** The page of the current entry, and how many of its dialogs are open. */
    place: () => [now().page, now().depth],
    /** The pages that the back button leads to. */
    before: () => stack.slice(0, at).map(({ page }) => page),
    settled: () => new Promise((resolve) => setTimeout(resolve, 20)),
  }
}

test('the back button closes the dialog and stays on the page', async () => {
  const tab = openTab()
  tab.openDialog('sheet')
  await tab.settled()
  expect(tab.place()).toEqual(['page', 1])
  await tab.press()
  expect(tab.closed).toEqual(['sheet'])
  expect(tab.place()).toEqual(['page', 0])
})

test('a dialog that is closed by its button leaves no entry', async () => {
  const tab = openTab()
  const sheet = tab.openDialog('sheet')
  await tab.settled()
  tab.entries.remove(sheet)
  await tab.settled()
  expect(tab.closed).toEqual([])
  expect(tab.place()).toEqual(['page', 0])
  expect(tab.before()).toEqual(['start'])
})

test('the back button closes only the inner one of two dialogs', async () => {
  const tab = openTab()
  tab.openDialog('outer')
  tab.openDialog('inner')
  await tab.settled()
  await tab.press()
  expect(tab.closed).toEqual(['inner'])
  await tab.press()
  expect(tab.closed).toEqual(['inner', 'outer'])
  expect(tab.place()).toEqual(['page', 0])
})

test('two dialogs that are removed together, the outer one first, leave no entry', async () => {
  const tab = openTab()
  const outer = tab.openDialog('outer')
  const inner = tab.openDialog('inner')
  await tab.settled()
  tab.entries.remove(outer)
  tab.entries.remove(inner)
  await tab.settled()
  expect(tab.place()).toEqual(['page', 0])
  expect(tab.closed).toEqual([])
})

test('a dialog that opens as another one closes stays open', async () => {
  const tab = openTab()
  const first = tab.openDialog('first')
  await tab.settled()
  tab.entries.remove(first)
  tab.openDialog('second')
  await tab.settled()
  expect(tab.place()).toEqual(['page', 1])
  expect(tab.before()).toEqual(['start', 'page'])
  expect(tab.closed).toEqual([])
  await tab.press()
  expect(tab.closed).toEqual(['second'])
})

test('a dialog that closes at once adds no entry', async () => {
  const tab = openTab()
  tab.entries.remove(tab.openDialog('sheet'))
  await tab.settled()
  expect(tab.place()).toEqual(['page', 0])
  expect(tab.before()).toEqual(['start'])
})

test.each(['visit', 'replace'] as const)('a page that follows from inside a dialog (%s) is not left', async (way) => {
  const tab = openTab()
  const sheet = tab.openDialog('sheet')
  await tab.settled()
  tab[way]('next')
  tab.entries.remove(sheet)
  await tab.settled()
  expect(tab.place()).toEqual(['next', 0])
})

test('the entry can be taken back before an act navigates, without closing the dialog', async () => {
  const tab = openTab()
  const sheet = tab.openDialog('sheet')
  await tab.settled()
  await tab.entries.leave()
  expect(tab.place()).toEqual(['page', 0])
  expect(tab.closed).toEqual([])
  tab.visit('next')
  tab.entries.remove(sheet)
  await tab.settled()
  expect(tab.place()).toEqual(['next', 0])
  expect(tab.before()).toEqual(['start', 'page'])
})
