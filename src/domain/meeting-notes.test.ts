import { expect, test } from 'vitest'
import { meetingNotes } from './meeting-notes.ts'

const t = (_key: string, { time, count }: { time: string; count: number }) => `by ${time}, ${count} before`

test('a meeting point names when to be there and the guide, each only if the host has said it', () => {
  const early = { localTime: '08:45', minutes: 15 }
  const notes = (...[from, guide]: [typeof early | null, string | null]) =>
    meetingNotes(t, { early: from, guide }, 'en')
  expect(notes(early, 'An orange umbrella')).toEqual(['by 8:45\u{A0}am, 15 before', 'An orange umbrella'])
  expect(notes(early, null)).toEqual(['by 8:45\u{A0}am, 15 before'])
  expect(notes(null, 'An orange umbrella')).toEqual(['An orange umbrella'])
  expect(notes(null, null)).toEqual([])
})
