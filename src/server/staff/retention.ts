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
]
