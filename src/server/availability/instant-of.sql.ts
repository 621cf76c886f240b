/**
 * The instant of a local time in the zone of city `c`. One that occurs twice, when the clock is set back, is the first, as
 * in plans (domain/schedule.ts): PostgreSQL alone takes the second. It is an hour after the time an hour earlier, which
 * occurs once.
 */
export const instantOf = <const Local extends string>(local: Local) =>
  `(select case when n.first at time zone c.zone = n.local then n.first else n.local at time zone c.zone end
    from (select ${local} as local, (${local} - interval '1 hour') at time zone c.zone + interval '1 hour' as first) n)` as const
