/** `DATABASE_URL=… npm run bench:generate -- 20000 [seed]`: inserts products, to try Rihla with a large catalogue. */
import { openDatabase } from '#server/kernel/database.ts'
import { generateProducts } from './generate-products.ts'

const LARGEST = 200_000
const DAYS = 7

const url = process.env['DATABASE_URL']
const [count = NaN, seed = 1] = process.argv.slice(2).map(Number)
if (url === undefined || !Number.isInteger(count) || count < 1 || count > LARGEST || !Number.isInteger(seed)) {
  process.stderr.write(
    `Usage: DATABASE_URL=postgres://… npm run bench:generate -- <count from 1 to ${LARGEST}> [seed]\n`,
  )
  process.exit(1)
}
const db = openDatabase(url, { connections: 2 })
const began = performance.now()
await generateProducts(db, { count, seed, days: DAYS, today: new Date().toISOString().slice(0, 10) })
process.stdout.write(
  `${count} products with seed ${seed} in ${((performance.now() - began) / 1000).toFixed(0)} s. Restart Rihla, because it caches parts of the catalogue.\n`,
)
await db.close()
