import type { metrics } from '#server/kernel/metrics.ts'

/** The name under which Prometheus knows a metric; histograms have `_bucket`, `_sum` and `_count`. */
export function prometheusName({ name, kind }: (typeof metrics)[keyof typeof metrics]): string {
  return name.replaceAll('.', '_') + (kind === 'counter' ? '_total' : '')
}
