import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLocalWords } from '#console/lib/use-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isOfPass, useDoor, waitingOf } from './door-state.ts'
import { refresh } from './exchange.ts'
import { useClock } from './use-clock.ts'

const SIGN_IN = '/console/enter-check-in'

/** Shown if there is no list: not signed in, no permission, or never opened online. */
export function Closed() {
  const t = useTranslations('console.checkIn')
  const local = useLocalWords()
  const clock = useClock()
  const door = useDoor()
  const { phase, isPassInvalid } = door
  const waiting = waitingOf(door)
  const wasPass = door.wasPass || waiting.some(isOfPass)
  const isPlain = phase === 'ended' && !wasPass && !isPassInvalid && waiting.length === 0
  useEffect(() => {
    if (isPlain) location.replace(SIGN_IN)
  }, [isPlain])
  if (phase === 'loading' || isPlain) return null
  const words = {
    forbidden: { title: t('forbiddenTitle'), lead: null },
    failed: { title: t('failedTitle'), lead: t('failedLead') },
    leaving: { title: t('leavingTitle'), lead: t('leavingLead') },
    unstorable: { title: t('unstorableTitle'), lead: t('unstorableLead') },
    ended: wasPass
      ? { title: t('passEnded'), lead: t('passEndedLead') }
      : { title: t('endedTitle'), lead: t('endedLead') },
  }
  const { title, lead } = words[phase === 'ready' ? 'ended' : phase]
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 py-6">
      {!isPassInvalid && (
        <Notice kind="warning" title={title}>
          {lead !== null && <p>{lead}</p>}
        </Notice>
      )}
      {waiting.length > 0 && (
        <div className="grid gap-2 rounded-card border border-line bg-surface p-4">
          <p>
            {t('keptScans', { count: waiting.length })} {t(wasPass ? 'keptOfPass' : 'keptOfPerson')}
          </p>
          <ul className="grid gap-1 border-t border-line pt-2 tabular-nums">
            {waiting.map((scan) => (
              <li key={scan.id}>
                {t('keptScan', {
                  time: clock(scan.at),
                  trip: local(scan.trip),
                  count: scan.arrived ?? scan.travellers,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {phase === 'failed' || phase === 'leaving' ? (
        <Button className="justify-self-start" onClick={() => void refresh()}>
          {t('again')}
        </Button>
      ) : (
        !wasPass &&
        phase !== 'unstorable' && (
          <a
            href={phase === 'forbidden' ? '/console' : SIGN_IN}
            className={`${buttonClass('primary')} justify-self-start`}
          >
            {t(phase === 'forbidden' ? 'console' : 'signIn')}
          </a>
        )
      )}
    </div>
  )
}
