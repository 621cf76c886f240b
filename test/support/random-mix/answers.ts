import { performance } from 'node:perf_hooks'

/** The responses of both servers, counted by action and outcome. */
export interface Answers {
  counts: Map<string, number>
  /** Responses with status 500 and above, and when each request was sent and answered. Status 0: no response. */
  failures: {
    action: string
    path: string
    status: number
    code: string
    requestId: string
    sentAt: number
    answeredAt: number
  }[]
}

export const noAnswers = (): Answers => ({ counts: new Map(), failures: [] })

export function noteAnswer(
  answers: Answers,
  answer: { action: string; path: string; status: number; code: string; requestId: string; sentAt: number },
): void {
  const outcome = `${answer.action}: ${answer.status}${answer.code === '' ? '' : ` ${answer.code}`}`
  answers.counts.set(outcome, (answers.counts.get(outcome) ?? 0) + 1)
  if (answer.status >= 500 || answer.status === 0) answers.failures.push({ ...answer, answeredAt: performance.now() })
}

/** A readable table of the outcomes of each action. */
export function describeAnswers({ counts }: Answers): string {
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([outcome, count]) => `${String(count).padStart(6)}  ${outcome}`)
    .join('\n')
}
