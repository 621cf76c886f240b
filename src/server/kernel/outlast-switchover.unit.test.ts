import type pg from 'pg'
import { expect, test } from 'vitest'
import { patientConnect } from './outlast-switchover.ts'

/** A pool whose database refuses connections until it is `up`. */
function awayPool() {
  const state = { tries: 0, isUp: false }
  const connect = () => {
    state.tries += 1
    return state.isUp ? Promise.resolve('client') : Promise.reject(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
  }
  return { state, pool: { connect } as unknown as pg.Pool }
}

test('connecting is tried again while the database is away, then fails at once until it is back', async () => {
  const { state, pool } = awayPool()
  const connect = patientConnect(pool, 500)
  await expect(connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(state.tries).toBeGreaterThan(1)

  state.tries = 0
  await expect(connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(state.tries).toBe(1)

  state.isUp = true
  expect(await connect()).toBe('client')
  Object.assign(state, { tries: 0, isUp: false })
  await expect(connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(state.tries).toBeGreaterThan(1)
})
