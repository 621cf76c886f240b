import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.each([
  { written: 'fort', word: 'fort', whole: 0, beginning: 0 },
  { written: 'frot', word: 'fort', whole: 1, beginning: 1 },
  { written: 'fot', word: 'fort', whole: 1, beginning: 1 },
  { written: 'foort', word: 'fort', whole: 1, beginning: 1 },
  { written: 'port', word: 'fort', whole: 1, beginning: 1 },
  { written: 'form', word: 'fortress', whole: 3, beginning: 1 },
  { written: 'fort', word: 'fortress', whole: 3, beginning: 0 },
  { written: 'مراكس', word: 'مراكش', whole: 1, beginning: 1 },
  { written: 'abcd', word: 'wxyz', whole: 3, beginning: 3 },
  { written: 'ca', word: 'abc', whole: 3, beginning: 1 },
  { written: '', word: 'ab', whole: 2, beginning: 0 },
])(
  '$written has the distance $whole from $word and $beginning from a prefix of it',
  ({ written, word, whole, beginning }) => {
    expect(editDistance(written, word, 2)).toEqual({ whole, beginning })
  },
)
