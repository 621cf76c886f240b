import type { Sweep } from '#server/kernel/sweep.ts'

export const staffRetention: Sweep[] = [
  {
    name: 'staff_sessions',
    text: `delete from staff_session where id in (select id from staff_session
        where expires_at < rihla_now() order by expires_at limit $1) returning 1`,
  },
  {
    name: 'staff_challenges',
    text: `delete from staff_challenge where challenge in (select challenge from staff_challenge
        where expires_at < rihla_now() order by expires_at limit $1) returning 1`,
  },
  {
    name: 'staff_invites',
    text: `delete from staff_invite where token_hash in (select token_hash from staff_invite
        where expires_at < rihla_now() - interval '30 days' order by expires_at limit $1) returning 1`,
  },
  {
    name: 'presence',
    text: `delete from presence where ctid in (select ctid from presence
        where seen_at < rihla_now() - interval '10 minutes' order by seen_at limit $1) returning 1`,
  },
  {
    // Shared ones stay for the colleagues.
    name: 'saved_views',
    text: `delete from saved_view where id in (select v.id from saved_view v where not v.is_shared
        and not exists (select from membership m where m.staff_id = v.staff_id and m.ended_at is null
          and m.supplier_id is not distinct from v.supplier_id) limit $1) returning 1`,
  },
]
