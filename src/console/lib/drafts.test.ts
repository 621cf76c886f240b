import { beforeEach, expect, test } from 'vitest'
import { draftOfForm, forgetDrafts, hasDraft } from './drafts.ts'

beforeEach(() => sessionStorage.clear())

const write = (key: string) => draftOfForm(key, {}).write('text', 'begun')

test('a draft that was sent is forgotten with all its fields', () => {
  for (const key of ['template 1', 'template 1 seen', 'order RH-1 reason cancel']) write(key)
  forgetDrafts('template 1')
  expect(['template 1', 'template 1 seen', 'order RH-1 reason'].map(hasDraft)).toEqual([false, false, true])
})

test('the draft of another row stays, also if its number begins with the same digits', () => {
  write('template 12')
  expect(hasDraft('template 1')).toBe(false)
  forgetDrafts('template 1')
  expect(hasDraft('template 12')).toBe(true)
})

test('a sign-out forgets all drafts', () => {
  write('template 1')
  write('order RH-1 note')
  forgetDrafts('')
  expect(['template 1', 'order RH-1 note'].map(hasDraft)).toEqual([false, false])
})
