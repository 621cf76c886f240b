import { expect, test } from 'vitest'
import { compileNames, named, type Names } from './named.ts'

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** `names` are those that the compiler reads in `text`, once each; those that the program reads must be the same. */
function expectNames<const Text extends string, const Listed extends string>(
  text: Text,
  names: Same<Names<Text>, Listed> extends true ? readonly Listed[] : never,
) {
  expect(compileNames(text).names).toEqual(names)
}

test('numbers the names of a statement in the order in which they occur', () => {
  expect(compileNames('select :second, :first where id = :second').text).toBe('select $1, $2 where id = $1')
  expectNames('select :second, :first where id = :second', ['second', 'first'])
  expectNames('values (:a,:b_2)', ['a', 'b_2'])
})

test('tells a cast and the bounds of a slice from a name', () => {
  expect(compileNames('select :day::date, now()::text, (list::int[])[1:2]').text).toBe(
    'select $1::date, now()::text, (list::int[])[1:2]',
  )
  expectNames('select :day::date, now()::text, (list::int[])[1:2]', ['day'])
})

test('leaves strings, quoted identifiers and comments as they are', () => {
  const text = `select 'at :noon', 'it''s :late', a as "x y" -- isn't :this
    , /* or ':that' */ :one, '--', :two, '/*', :three`
  expect(compileNames(text).text).toBe(text.replace(':one', '$1').replace(':two', '$2').replace(':three', '$3'))
  expectNames(
    `select 'at :noon', 'it''s :late', a as "x y" -- isn't :this
    , /* or ':that' */ :one, '--', :two, '/*', :three`,
    ['one', 'two', 'three'],
  )
  expectNames('select :one -- :two', ['one'])
})

test('reads the names around and in what a template puts in', () => {
  const state: string = `'open'`
  const condition = 'product_id = :productId'
  expectNames(`update x set status = ${state}, day = :day where ${condition} and status <> ${state}`, [
    'day',
    'productId',
  ])
})

test('binds values by their names', () => {
  const statement = named({
    name: 'x.find',
    text: 'select 1 where a = :a and (b = :b or :b is null)',
    values: { b: null, a: 5 },
  })
  expect(statement).toEqual({
    name: 'x.find',
    text: 'select 1 where a = $1 and (b = $2 or $2 is null)',
    values: [5, null],
  })
})

test('refuses a second text under the same name', () => {
  const find = (column: 'a' | 'b') =>
    named({ name: 'x.of_column', text: `select ${column} where ${column} = :value`, values: { value: 1 } }).text
  expect([find('a'), find('a')]).toEqual(['a', 'a'].map((it) => `select ${it} where ${it} = $1`))
  expect(() => find('b')).toThrow('x.of_column is the name of another statement')
})

test('does not compile with a missing, misspelt or superfluous value, or with a text that is not known', () => {
  // @ts-expect-error: b is missing.
  expect(() => named({ name: 'x.missing', text: 'select :a, :b', values: { a: 1 } })).toThrow(
    'x.missing has no value for :b',
  )
  // @ts-expect-error: misspelt.
  expect(() => named({ name: 'x.misspelt', text: 'select :day', values: { dya: 1 } })).toThrow('no value for :day')
  // @ts-expect-error: c is not in the text.
  named({ name: 'x.more', text: 'select :a', values: { a: 1, c: 1 } })
  const text: string = 'select :a'
  // @ts-expect-error: the names are not known.
  named({ name: 'x.unknown', text, values: { a: 1 } })
})

test('refuses a statement that has both names and numbers', () => {
  expect(() => compileNames('select :a, $1')).toThrow('$1 among named parameters')
})
