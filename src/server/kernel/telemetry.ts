import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { AggregationType, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Configuration } from './configuration.ts'
import { gauge, metrics, setMeter } from './metrics.ts'
import { setTracer, type OpenSpan } from './trace.ts'

export interface Telemetry {
  /** Null without METRICS_PORT. */
  answerScrape: ((request: IncomingMessage, response: ServerResponse) => void) | null
  /** Sends what is recorded. */
  close: () => Promise<void>
}

/** From a cached page to a payment provider's slow answer. */
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

/**
 * Starts the SDK. Loaded only by processes that are configured to be watched, because it takes 0.4 s and 30 MB
 * (docs/decisions/0035-opentelemetry.md). The exporters read `OTEL_EXPORTER_OTLP_…` from the environment.
 */
export function startTelemetry({ metricsPort, exportsTelemetry, traceShare }: Configuration): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': 'rihla' }).merge(
    detectResources({ detectors: [envDetector] }),
  )
  const scraped =
    metricsPort === null ? null : new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  const meters = new MeterProvider({
    resource: defaultResource().merge(resource),
    views: [
      {
        instrumentName: '*.duration.seconds',
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: BOUNDARIES } },
      },
    ],
    readers: [
      ...(scraped === null ? [] : [scraped]),
      ...(exportsTelemetry ? [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })] : []),
    ],
  })
  setMeter(meters.getMeter('rihla'))
  watchProcess()
  const tracers = exportsTelemetry
    ? new TracerProvider({
        resource: defaultResource().merge(resource),
        sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(traceShare) }),
        spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
      })
    : null
  if (tracers) traceWith(tracers)
  return {
    answerScrape: scraped === null ? null : (request, response) => scraped.getMetricsRequestHandler(request, response),
    close: async () => void (await Promise.allSettled([meters.shutdown(), tracers?.shutdown()])),
  }
}

function traceWith(tracers: TracerProvider): void {
  const tracer = tracers.getTracer('rihla')
  const spans = new WeakMap<OpenSpan, Span>()
  setTracer(({ name, kind, attributes = {} }, parent) => {
    const above = parent && spans.get(parent)
    const context = above ? trace.setSpan(ROOT_CONTEXT, above) : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
    const { traceId, spanId } = span.spanContext()
    const open: OpenSpan = {
      traceId,
      spanId,
      end: ({ 'span.name': renamed, ...given }, failure) => {
        if (renamed !== undefined) span.updateName(String(renamed))
        span.setAttributes(given)
        if (failure !== undefined) {
          span.setAttribute('error.type', failure)
          span.setStatus({ code: SpanStatusCode.ERROR })
        }
        span.end()
      },
    }
    spans.set(open, span)
    return open
  })
}

const WINDOW_MS = 10_000

function watchProcess(): void {
  gauge(metrics.residentMemory, () => [{ value: process.memoryUsage.rss() }])
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  const read = () => {
    const seconds = { '0.5': delays.percentile(50) / 1e9, '0.99': delays.percentile(99) / 1e9, '1': delays.max / 1e9 }
    return Object.entries(seconds).map(([quantile, value]) => ({ value, labels: { quantile } }))
  }
  let last = read()
  setInterval(() => {
    last = read()
    delays.reset()
  }, WINDOW_MS).unref()
  gauge(metrics.eventLoopDelay, () => last)
}
