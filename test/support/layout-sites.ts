import { seedFailedMessages } from '#demo/failed-messages.ts'
import { marketplace } from '#demo/marketplace.ts'
import { seedMessages } from '#demo/messages.ts'
import { seedPartOfTransfer } from '#demo/money.ts'
import { seedReplyTemplates } from '#demo/reply-templates.ts'
import { seedDemo } from '#demo/seed.ts'
import { seedOrders } from '#demo/orders.ts'
import { seedQuotes } from '#demo/quotes.ts'
import { seedStaff } from '#demo/staff.ts'
import { seedWaitingReviews } from '#demo/waiting-reviews.ts'
import { openMediaSources } from '#http/serve-media.ts'
import { probeImages } from '#server/media/probe-images.ts'
import { openStorage } from '#server/media/open-storage.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { saveSite } from '#server/sites/save-site.ts'

export const layoutTypes = [
  'default',
  'supplier',
  'supplier-two',
  'supplier-three',
  'template-two',
  'template-four',
  'transparent',
] as const

/** The host of the marketplace in a layout. */
export const hostOfLayout = (type: string): string => (type === 'default' ? 'localhost' : `${type}.localhost`)

/**
 * Seeds the demo in a data directory, unless it has it, probes its pictures, and adds a copy of the marketplace for each
 * layout.
 */
export async function seedLayouts(dataDirectory: string): Promise<void> {
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: dataDirectory })
  const log = openLog('silent')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  try {
    await seedDemo(db, { today: new Date().toISOString().slice(0, 10) })
    // Apart, because the directory may have the demo already.
    await db.transaction(async (tx) => {
      await seedStaff(tx, configuration.secret)
      await seedOrders(tx, new Date())
      await seedPartOfTransfer(tx)
      await seedQuotes(tx, new Date())
      await seedMessages(tx, new Date())
      await seedReplyTemplates(tx)
      await seedWaitingReviews(tx, new Date())
      await seedFailedMessages(tx)
      // Many test files book here, on whatever day they run: every departure that is not sold out has places for all, and
      // so have those of today and tomorrow.
      await tx.rows({
        name: 'test.room_for_journeys',
        text: `update departure d set capacity = 300 from option o join product p on p.id = o.product_id
          where o.id = d.option_id and p.code = 'bahrain-fort'
            and (d.held + d.sold < d.capacity or d.local_date <= current_date + 2)`,
      })
      // One activity took place: the demo itself begins today.
      await tx.rows({
        name: 'test.took_place',
        text: `update order_item set local_date = current_date - 3, starts_at = starts_at - (local_date - current_date + 3) * interval '1 day',
            ends_at = ends_at - (local_date - current_date + 3) * interval '1 day'
          where id = (select max(i.id) from order_item i join orders o on o.id = i.order_id
            where o.status = 'confirmed' and o.payment_method = 'card')`,
      })
      // Otherwise each site that starts on a copy would plan half a year more, which is most of what its start costs.
      await tx.rows({
        name: 'test.planned_far_enough',
        text: `insert into option_plan (option_id, planned_until) select id, current_date + 400 from option
          on conflict (option_id) do update set planned_until = excluded.planned_until`,
      })
    })
    const { name, tagline, default_currency: defaultCurrency, currencies, zone, contact, social, theme } = marketplace
    const look = { name, tagline, defaultCurrency, currencies, zone, contact, social, theme }
    for (const layoutType of layoutTypes)
      if (layoutType !== 'default')
        await saveSite(
          { db, configuration, log },
          {
            ...look,
            code: layoutType,
            host: hostOfLayout(layoutType),
            layoutType,
          },
        )
    // Otherwise each site that starts on a copy would do this while its pages are tested.
    const sources = openMediaSources(configuration, await openStorage(configuration))
    while ((await probeImages({ db, log }, sources)) > 0);
  } finally {
    await close()
  }
}
