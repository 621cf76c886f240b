import type { ScheduleRule } from '#domain/schedule.ts'

/** A schedule with its exceptions; null without any. */
export type ScheduleRow = Omit<ScheduleRule, 'durationMinutes' | 'cutoffMinutes'> & { id: number }

/** The schedules of option `o` as JSON, in order; null without any. */
export const schedulesOfOption = `(select jsonb_agg(jsonb_build_object('id', h.id, 'weekdays', h.weekdays,
    'startTimes', h.start_times, 'capacity', h.capacity, 'validFrom', h.valid_from, 'validTo', h.valid_to,
    'adjustBasisPoints', h.adjust_basis_points,
    'exceptions', (select jsonb_agg(jsonb_build_object('localDate', e.local_date, 'isClosed', e.is_closed, 'capacity', e.capacity))
      from schedule_exception e where e.schedule_id = h.id)) order by h.position)
  from schedule h where h.option_id = o.id)`
