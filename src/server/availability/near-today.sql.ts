/**
 * Of a departure `d`: it may begin today or tomorrow in some time zone, so that PostgreSQL can use the index of starts. A
 * day has at most 25 hours.
 */
export const NEAR_TODAY = `d.starts_at > rihla_now() - interval '25 hours' and d.starts_at < rihla_now() + interval '50 hours'`
