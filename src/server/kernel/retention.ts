import type { Sweep } from './sweep.ts'

export const kernelRetention: Sweep[] = [
  {
    name: 'counts_of_tries',
    text: `delete from rate_limit where (key, window_start) in (select key, window_start from rate_limit
        where window_start < rihla_now() - interval '2 days' and key <> 'ledger' limit $1) returning 1`,
  },
  {
    name: 'runs_of_jobs',
    text: `delete from job_run where job in (select job from job_run where ended_at < rihla_now() - interval '30 days' limit $1) returning 1`,
  },
]
