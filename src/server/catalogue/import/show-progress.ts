import type { ImportProgress } from './import-catalogue.ts'

const EVERY_MS = 500

/** Writes an import's progress to `stream`, on a terminal as one updated line; null writes nothing. */
export function showProgress(stream: (NodeJS.WritableStream & { isTTY?: boolean }) | null) {
  let began = performance.now()
  let phase = ''
  let saidAt = 0
  let isOpen = false
  const end = () => {
    if (isOpen) stream?.write('\n')
    isOpen = false
  }
  return {
    tell: (progress: ImportProgress): void => {
      if (stream === null) return
      const now = performance.now()
      const isNew = progress.phase !== phase
      if (isNew) [began, phase] = [now, progress.phase]
      else if (progress.kind === null && now - saidAt < (stream.isTTY ? EVERY_MS : EVERY_MS * 10)) return
      saidAt = now
      stream.write(
        `${stream.isTTY ? '\r\u001b[K' : ''}${sentenceOf(progress, (now - began) / 1000)}${stream.isTTY ? '' : '\n'}`,
      )
      isOpen = stream.isTTY === true
    },
    end,
  }
}

function sentenceOf({ phase, count, kind }: ImportProgress, seconds: number): string {
  const number = count.toLocaleString('en')
  const pace = seconds > 0.5 ? `, ${Math.round(count / seconds).toLocaleString('en')} a second` : ''
  switch (phase) {
    case 'reading':
      return `${number} rows read${pace}`
    case 'checking':
      return `${number} rows are compared with each other and with the database`
    case 'planning':
      return `${number} departures planned${pace}`
    default:
      return `${String(kind)} are written`
  }
}
