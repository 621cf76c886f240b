import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { name: 'Late', ar: 'أ', en: 'a' }

test.each([
  { case: 'nothing changed there', mine: { en: 'b' }, theirs: {}, merged: { en: 'b' }, taken: [], conflicts: [] },
  { case: 'other fields are joined', mine: { en: 'b' }, theirs: { ar: 'ب' }, merged: { en: 'b', ar: 'ب' }, taken: ['ar'], conflicts: [] },
  { case: 'the same change is none', mine: { en: 'b' }, theirs: { en: 'b' }, merged: { en: 'b' }, taken: [], conflicts: [] },
  { case: 'the same field has to be chosen', mine: { en: 'b' }, theirs: { en: 'c', name: 'Later' }, merged: { en: 'b', name: 'Later' }, taken: ['name'], conflicts: ['en'] },
] as const)('$case', ({ mine, theirs, merged, taken, conflicts }) => {
  const edits = { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }
  expect(mergeEdits(edits)).toEqual({ merged: { ...base, ...merged }, taken, conflicts })
}) // prettier-ignore
