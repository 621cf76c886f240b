import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { goKeys, type GoSection } from '#console/lib/sections.ts'
import { hasShortcuts, setShortcuts } from '#console/lib/shortcuts.ts'
import { Dialog } from '#web/ui/dialog.tsx'

const keysOf = {
  find: ['/', 'Ctrl K'],
  rows: ['J', 'K'],
  open: ['Enter'],
  tick: ['X'],
  acts: ['.'],
  edit: ['E'],
  assign: ['A'],
  calendar: ['M', 'W', 'D'],
  days: ['P', 'N', 'T'],
  review: ['P', 'X'],
  send: ['Ctrl', 'Enter'],
  undo: ['Ctrl', 'Z'],
  help: ['?'],
} as const

export function ShortcutsDialog({ sections, onClose }: { sections: GoSection[]; onClose: () => void }) {
  const t = useTranslations('console.shortcuts')
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <div className="mt-3">
        <Shortcuts sections={sections} />
      </div>
    </Dialog>
  )
}

/** The list of shortcuts, and the switch that turns them off. */
export function Shortcuts({ sections }: { sections: GoSection[] }) {
  const t = useTranslations('console.shortcuts')
  const n = useTranslations('console.nav')
  const [isOn, setIsOn] = useState(hasShortcuts)
  const shown = (
    [
      'find',
      'rows',
      'open',
      'tick',
      'acts',
      'edit',
      'assign',
      'calendar',
      'days',
      'review',
      'send',
      'undo',
      'help',
    ] as const
  ).filter(
    (name) =>
      (name !== 'review' || sections.includes('reviews')) &&
      ((name !== 'calendar' && name !== 'days') || sections.includes('departures')),
  )
  return (
    <div className="grid gap-4">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
        <input
          ref={autofocus}
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={isOn}
          onChange={(event) => {
            setShortcuts(event.target.checked)
            setIsOn(event.target.checked)
          }}
        />
        {t('isOn')}
      </label>
      <p className="-mt-3 text-sm text-ink-soft">{t('lead')}</p>
      <dl className="grid ruled border-y border-line *:py-1.5">
        {shown.map((name) => (
          <Shortcut key={name} keys={keysOf[name]}>
            {t(name)}
          </Shortcut>
        ))}
        {sections.map((name) => (
          <Shortcut key={name} keys={['G', goKeys[name]]}>
            {n(name)}
          </Shortcut>
        ))}
      </dl>
    </div>
  )
}

function Shortcut({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt>{children}</dt>
      <dd dir="ltr" className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-7 rounded-md border border-line-strong px-1.5 text-center font-sans text-sm leading-6"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}
