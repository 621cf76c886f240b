import { MessageSquarePlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { countsGroups } from '#domain/party.ts'
import { sizeOf } from '#domain/party-units.ts'
import { useTrip } from '#web/lib/trip.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import type { CheckoutView } from './calls.ts'
import { readDraft } from './draft.ts'
import { usePartyText } from './use-party-text.ts'

const PREFIX = 'request-'

/** By the id of the cart's item. */
export type RequestDraft = Record<string, string>

/** What was typed into the fields of SpecialRequests. */
export function requestsIn(data: FormData): RequestDraft {
  return Object.fromEntries(
    [...data].flatMap(([name, text]) =>
      name.startsWith(PREFIX) && typeof text === 'string' && text.trim() !== ''
        ? [[name.slice(PREFIX.length), text]]
        : [],
    ),
  )
}

/**
 * The buyer's requests to the hosts, one for each item, folded while empty. The field of a tent, boat or car is open and asks
 * who is coming if the number of people is unknown or the search has children.
 */
export function SpecialRequests({ items }: { items: CheckoutView['cart']['items'] }) {
  const t = useTranslations('checkout.requests')
  const [open, setOpen] = useState<readonly number[]>([])
  // What was typed before a reload.
  const [draft, setDraft] = useState<RequestDraft>({})
  useEffect(() => setDraft(readDraft()?.requests ?? {}), [])
  const partyText = usePartyText()
  const { party } = useTrip()
  const coming = party === null ? '' : partyText(party)
  return (
    <ul className="grid gap-3">
      {items.map((item) => {
        // Their number says nothing of children.
        const isWithChildren = party !== null && party.children > 0 && item.partySize === sizeOf(party)
        const isGroup = isWithChildren || (item.partySize === null && countsGroups(item.travellers, item.lines))
        const before = draft[String(item.id)] ?? (isGroup ? coming : '')
        const isOpen = isGroup || open.includes(item.id) || before !== ''
        const [only, of] = isGroup ? (['coming', 'comingOf'] as const) : (['label', 'labelOf'] as const)
        const label = items.length === 1 ? t(only) : t(of, { title: item.title })
        return (
          // Buttons have room above their words.
          <li key={item.id} className={isOpen ? 'first:pt-4' : ''}>
            {isOpen ? (
              <TextAreaField
                id={`${PREFIX}${item.id}`}
                name={`${PREFIX}${item.id}`}
                label={label}
                hint={t(isGroup ? 'comingHint' : 'hint')}
                defaultValue={before}
                maxLength={2000}
                // It replaces the button that was pressed.
                autoFocus={open.includes(item.id)}
              />
            ) : (
              <Button
                kind="third"
                className="-ms-2 wrap-anywhere"
                aria-label={items.length === 1 ? t('add') : t('addTo', { title: item.title })}
                onClick={() => setOpen((now) => [...now, item.id])}
              >
                <MessageSquarePlus aria-hidden className="size-5" strokeWidth={1.75} />
                {items.length === 1 ? t('add') : t('addTo', { title: item.title })}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
