import { Mail, Printer, QrCode, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { Button } from '#web/ui/button.tsx'

const words = {
  close: 'departures.acts.close',
  open: 'departures.acts.open',
  capacity: 'departures.acts.capacity',
  price: 'departures.acts.price',
  plan: 'departures.acts.plan',
  cancel: 'disruption.cancel',
  move: 'disruption.move',
  message: 'manifest.message.button',
  guides: 'departures.acts.guides',
  noShows: 'manifest.noShows',
  pass: 'passes.button',
  print: 'manifest.print',
} as const

export type ManifestAct = keyof typeof words

const icons: Partial<Record<ManifestAct, LucideIcon>> = { message: Mail, pass: QrCode, print: Printer }

/** The acts of a departure, as buttons and in the palette. */
export function ManifestActs({ acts, onAct }: { acts: ManifestAct[]; onAct: (act: ManifestAct) => void }) {
  const t = useTranslations('console')
  useScreenActs(acts.map((act) => ({ id: `act ${act}`, label: (say) => say.t(words[act]), run: () => onAct(act) })))
  return (
    <div className="flex flex-wrap gap-2">
      {acts
        // The figures have a button for it.
        .filter((act) => act !== 'guides')
        .map((act) => {
          const Icon = icons[act]
          return (
            <Button key={act} data-act kind={act === 'print' ? 'primary' : 'outlined'} onClick={() => onAct(act)}>
              {Icon && <Icon aria-hidden className="size-4" />}
              {t(words[act])}
            </Button>
          )
        })}
    </div>
  )
}
