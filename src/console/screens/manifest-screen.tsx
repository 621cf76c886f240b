import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, Phone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { disruptionKinds } from '#domain/disruption.ts'
import { guestSorts, isGuestSort, sortGuests, type GuestSort } from '#domain/guest-sort.ts'
import { languageNames } from '#domain/locale.ts'
import type { Permission } from '#domain/permissions.ts'
import { languageName as guideLanguageName } from '#domain/language-name.ts'
import { pickupWordsBefore } from '#domain/pickup-clock.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { isMissing } from '#console/lib/is-missing.ts'
import { Link } from '#console/lib/link.tsx'
import { mayDisrupt } from '#console/lib/may-disrupt.ts'
import { mayMessage } from '#console/lib/may-message.ts'
import { meQuery, type Me } from '#console/lib/queries.ts'
import { manifestQuery, type Manifest, type ManifestGuest } from '#console/lib/trip-queries.ts'
import { useInstant, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { DisruptionResult } from '#console/parts/disruption/disruption-result.tsx'
import type { Chosen } from '#console/parts/hand-dialog.tsx'
import { DisruptionDialog, HandDialog, PriceDialog } from '#console/parts/lazy-dialogs.ts'
import { lazyPart } from '#console/parts/lazy.tsx'
import { ManifestActs, type ManifestAct } from '#console/parts/manifest-acts.tsx'
import { GuidesDialog, NoShowsDialog } from '#console/parts/manifest-dialogs.tsx'
import { ManifestSums } from '#console/parts/manifest-sums.tsx'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { GuestArrival, type GuestArrivalProps } from '#console/parts/guest-arrival.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const MessageDialog = lazyPart(async () => (await import('#console/parts/message-dialog.tsx')).MessageDialog)
const PrintDialog = lazyPart(async () => (await import('#console/parts/print-dialogs.tsx')).PrintDialog)
const PassDialog = lazyPart(async () => (await import('#console/parts/pass-dialog.tsx')).PassDialog)

const isCalledOff = ({ departure, disruption }: Pick<Manifest, 'departure' | 'disruption'>) =>
  disruption?.kind === 'cancel' && !departure.isOpen

/** What the person may do with the departure now. */
function actsOf({ departure, disruption, guests }: Manifest, me: Me | null | undefined): ManifestAct[] {
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const isAhead = !departure.hasStarted
  const mayChange = may('departures.change')
  const waits = guests.some(({ arrived, isPaid }) => arrived === null && isPaid)
  const all: [ManifestAct, boolean][] = [
    [departure.isOpen ? 'close' : 'open', mayChange && isAhead],
    ['capacity', mayChange && isAhead],
    ['price', mayChange && isAhead],
    ['plan', mayChange && isAhead && departure.isByHand],
    ...disruptionKinds.map((kind): [ManifestAct, boolean] => [
      kind,
      isAhead && guests.length > 0 && mayDisrupt(me, kind),
    ]),
    ['message', mayMessage(me) && guests.length > 0 && !departure.isOver && !isCalledOff({ departure, disruption })],
    ['guides', mayChange],
    ['noShows', may('tickets.check_in') && departure.hasStarted && waits],
    ['pass', may('tickets.check_in') && departure.isAtDoor],
    ['print', true],
  ]
  return all.filter(([, isOffered]) => isOffered).map(([act]) => act)
}

/** The guests of a departure, with their needs and arrivals. */
export function ManifestScreen({ search }: { search: { sort?: string } }) {
  const { departureId = '' }: { departureId?: string } = useParams({ strict: false })
  const t = useTranslations('console.manifest')
  const x = useTranslations('console.disruption')
  const r = useTranslations('console.refusals')
  const local = useLocalWords()
  const instant = useInstant()
  const { data: me } = useQuery(meQuery)
  const { data, error, refetch } = useQuery(manifestQuery(departureId))
  const [dialog, setDialog] = useState<ManifestAct | 'disruption'>()
  if (error !== null && !data)
    return (
      <div className="grid gap-4">
        <PageHead title={t('title')} />
        {isMissing(error) ? <EmptyArch title={r('not_found')} /> : <Failed error={error} onAgain={refetch} />}
      </div>
    )
  if (!data) return <Loading />
  const { departure, guests } = data
  const sort = isGuestSort(search.sort) ? search.sort : 'pickup'
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const close = () => setDialog(undefined)
  const chosen: Chosen = {
    id: departure.id,
    date: departure.localDate,
    time: departure.localTime,
    taken: departure.held + departure.sold,
    capacity: departure.capacity,
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Link
          to="/departures"
          search={{ day: departure.localDate }}
          className="flex items-center gap-1.5 text-primary pointer-coarse:min-h-11 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('back')}
        </Link>
        {may('audit.read') && (
          <Link
            to="/audit"
            search={{ subject: `departure.${departure.id}` }}
            className="flex items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('changes')}
          </Link>
        )}
      </div>
      <PageHead
        title={local(departure.title)}
        lead={
          <>
            {local(departure.optionTitle)} · {local(departure.city)} · {local(departure.supplier)}
          </>
        }
      >
        <ManifestActs acts={actsOf(data, me)} onAct={setDialog} />
      </PageHead>
      {data.disruption && (
        <Notice
          title={[
            x(`notice.${data.disruption.kind}`, { date: instant(data.disruption.madeAt) }),
            ...(data.disruption.by === '' ? [] : [`\u2068${data.disruption.by}\u2069`]),
          ].join(' · ')}
        >
          {may('departures.change') && (
            <div>
              {' '}
              <Button kind="third" onClick={() => setDialog('disruption')}>
                {x('show')}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <ManifestSums manifest={data} onAssign={may('departures.change') ? () => setDialog('guides') : null} />
      {guests.length > 0 && !departure.showsPhones && <p className="text-sm text-ink-soft">{t('noPhones')}</p>}
      {guests.length === 0 ? (
        <p className="py-8 text-ink-soft">{t(isCalledOff(data) ? 'emptyCalledOff' : 'empty')}</p>
      ) : (
        <Guests manifest={data} sort={sort} mayCheckIn={may('tickets.check_in')} mayOpenOrder={may('orders.read')} />
      )}
      {dialog === 'pass' && <PassDialog departure={departure} onClose={close} />}
      {dialog === 'message' && <MessageDialog departureId={departure.id} onClose={close} />}
      {dialog === 'print' && <PrintDialog departureId={departure.id} sort={sort} onClose={close} />}
      {dialog === 'disruption' && data.disruption && <DisruptionResult id={data.disruption.id} onClose={close} />}
      {(dialog === 'cancel' || dialog === 'move') && (
        <DisruptionDialog
          kind={dialog}
          departure={{ id: departure.id, date: departure.localDate, time: departure.localTime }}
          onClose={close}
        />
      )}
      {dialog === 'guides' && <GuidesDialog manifest={data} onClose={close} />}
      {dialog === 'noShows' && <NoShowsDialog departureId={departure.id} onClose={close} />}
      {dialog === 'price' && <PriceDialog chosen={[chosen]} onClose={close} />}
      {(dialog === 'close' || dialog === 'open' || dialog === 'capacity' || dialog === 'plan') && (
        <HandDialog kind={dialog} chosen={[chosen]} onClose={close} />
      )}
    </div>
  )
}

interface GuestsProps {
  manifest: Manifest
  sort: GuestSort
  mayCheckIn: boolean
  mayOpenOrder: boolean
}

/** A table, with a head for each pick-up or language; below 768 px each booking is a card. */
function Guests({ manifest, sort, ...may }: GuestsProps) {
  const t = useTranslations('console.manifest')
  const { language } = useLanguage()
  const local = useLocalWords()
  const languageName = useLanguageName()
  const { departure } = manifest
  const guests = sortGuests(manifest.guests, sort, language)
  const keyOf = { pickup: (one: ManifestGuest) => one.pickup?.name.en ?? '', guest: () => '', language: (one: ManifestGuest) => one.language } // prettier-ignore
  const groups = [...Map.groupBy(guests, keyOf[sort])]
  const hasHeads = sort === 'language' || (sort === 'pickup' && guests.some(({ pickup }) => pickup !== null))
  const hasNotes = guests.some(({ notes }) => notes !== null)
  const headOf = ({ pickup, language: own }: ManifestGuest) =>
    sort === 'language'
      ? languageName(own)
      : pickup
        ? t('pickupAt', {
            time: pickupWordsBefore(departure, pickup.minutesBefore, language),
            name: local(pickup.name),
          })
        : t('noPickup')
  return (
    <div className="rounded-card border border-line bg-surface">
      {guests.length > 1 && <Sort sort={sort} />}
      <table className="w-full max-md:block">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="border-b border-line text-sm text-ink-soft max-md:sr-only">
          <tr className="[&>th]:px-4 [&>th]:py-2.5">
            <th>{t('name')}</th>
            <th>{t('party')}</th>
            <th>{t('language')}</th>
            <th>{t('wishes')}</th>
            {hasNotes && <th>{t('notes')}</th>}
            <th>{t('paid')}</th>
            <th>{t('state')}</th>
          </tr>
        </thead>
        {groups.map(([key, group]) => {
          const [first] = group
          return (
            <tbody key={key} className="border-line not-first-of-type:border-t max-md:block">
              {hasHeads && first && (
                <tr className="max-md:block">
                  <th
                    colSpan={hasNotes ? 7 : 6}
                    scope="rowgroup"
                    className="bg-line/30 px-4 py-1.5 text-start text-sm font-medium max-md:block"
                  >
                    {headOf(first)}{' '}
                    <span className="font-normal text-ink-soft">
                      · {t('guests', { count: group.reduce((sum, one) => sum + one.travellers, 0) })}
                    </span>
                  </th>
                </tr>
              )}
              {group.map((guest) => (
                <GuestRow key={guest.bookingId} guest={guest} departure={departure} {...may} />
              ))}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

function Sort({ sort }: { sort: GuestSort }) {
  const t = useTranslations('console.manifest')
  const navigate = useNavigate()
  const { departureId = '' }: { departureId?: string } = useParams({ strict: false })
  const choose = (chosen: string) =>
    void navigate({
      to: `/departures/${departureId}` as never,
      search: (chosen === 'pickup' ? {} : { sort: chosen }) as never,
      replace: true,
    })
  return (
    <div className="border-b border-line px-4 py-3">
      <SelectField
        label={t('sort')}
        className="md:max-w-xs"
        value={sort}
        onChange={(event) => choose(event.target.value)}
      >
        {guestSorts.map((one) => (
          <option key={one} value={one}>
            {t(`sorts.${one}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function GuestRow({ guest, departure, mayCheckIn, mayOpenOrder }: GuestArrivalProps & { mayOpenOrder: boolean }) {
  const t = useTranslations('console.manifest')
  const { language } = useLanguage()
  const local = useLocalWords()
  const list = (all: ManifestGuest['units']) =>
    all.map(({ title, quantity }) => `${quantity} × ${local(title)}`).join(' · ')
  const reference = (
    <bdi dir="ltr" className="tabular-nums">
      {guest.reference}
    </bdi>
  )
  return (
    <tr className="border-line align-top not-first:border-t hover:bg-line/25 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4 max-md:py-3 md:[&>td]:px-4 md:[&>td]:py-2">
      <td className="max-md:col-span-2">
        <span className="block font-medium">
          <bdi>{guest.name}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {mayOpenOrder ? (
            <Link
              to={`/orders/${guest.reference}`}
              className="inline-flex min-h-6 items-center text-primary underline-offset-4 hover:underline max-md:min-h-11"
            >
              {reference}
            </Link>
          ) : (
            reference
          )}
          {guest.phone !== null && (
            <a
              href={`tel:${guest.phone}`}
              aria-label={t('call', { name: guest.name })}
              className="inline-flex min-h-6 items-center gap-1 text-primary underline-offset-4 hover:underline max-md:min-h-11"
            >
              <Phone aria-hidden className="size-3.5" />
              <bdi dir="ltr" className="tabular-nums">
                {guest.phone}
              </bdi>
            </a>
          )}
        </span>
        {guest.firstDay !== departure.localDate && (
          <span className="text-sm text-ink-soft">{t('since', { date: formatDate(guest.firstDay, language) })}</span>
        )}
      </td>
      <td className="max-md:col-span-2">
        {guest.units.length > 0 ? list(guest.units) : t('guests', { count: guest.travellers })}
        {/* Tents and cars do not say how many people come. */}
        {guest.units.length > 0 && guest.partySize !== null && (
          <span className="block">{t('guests', { count: guest.travellers })}</span>
        )}
        {guest.extras.length > 0 && <span className="block text-sm text-ink-soft">{list(guest.extras)}</span>}
      </td>
      <td className="text-sm max-md:text-ink-soft">
        {languageNames[guest.language]}
        {guest.guideLanguage !== null && (
          <span className="block font-medium text-ink">
            {t('guideLanguage', { language: guideLanguageName(guest.guideLanguage, language) })}
          </span>
        )}
      </td>
      <td className="max-w-md text-sm wrap-anywhere max-md:order-last max-md:col-span-2">
        <bdi>{guest.wishes}</bdi>
      </td>
      {guest.notes !== null && (
        <td className="max-w-md text-sm wrap-anywhere max-md:order-last max-md:col-span-2">
          {guest.notes.map(({ by, text }, index) => (
            <p key={index} className="whitespace-pre-wrap">
              <span className="sr-only">{t('notes')}: </span>
              <bdi>{text}</bdi>{' '}
              <span className="text-ink-soft">
                · <bdi>{by}</bdi>
              </span>
            </p>
          ))}
        </td>
      )}
      <td className="whitespace-nowrap max-md:justify-self-end">
        <Tag tone={guest.isPaid ? 'good' : 'warning'}>{t(guest.isPaid ? 'isPaid' : 'notPaid')}</Tag>
      </td>
      <td className="max-md:col-span-2">
        <GuestArrival guest={guest} departure={departure} mayCheckIn={mayCheckIn} />
      </td>
    </tr>
  )
}
