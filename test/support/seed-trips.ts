import { seedBookings } from '#demo/bookings.ts'
import { openLog } from '#server/kernel/logs.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'

/** Books departures of these days in a data directory that has the demo. */
export async function seedTrips(dataDirectory: string): Promise<void> {
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: dataDirectory })
  const { db, close } = await openConfiguredDatabase(configuration, openLog('silent'))
  try {
    await db.transaction((tx) => seedBookings(tx))
  } finally {
    await close()
  }
}
