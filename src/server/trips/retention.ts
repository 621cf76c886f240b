import type { Sweep } from '#server/kernel/sweep.ts'

export const tripRetention: Sweep[] = [
  {
    name: 'device_passes',
    text: `delete from device_pass where id in (select id from device_pass
        where expires_at < rihla_now() - interval '30 days' order by expires_at limit $1) returning 1`,
  },
]
