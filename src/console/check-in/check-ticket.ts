import { judgeTicket, ticketCodeIn } from '#domain/check-in.ts'
import { remove } from '#console/lib/door-store.ts'
import { CallError } from '#web/lib/call-error.ts'
import { change, currentOf, dayIn, doorState, now, set, show, tick, type Shown } from './door-state.ts'
import { failed, refresh } from './exchange.ts'
import { hashOf, sendScans, type Guest, type Scan } from './scans.ts'

/** The server refuses longer texts: they cannot be ticket codes. */
const LONGEST_CODE = 300

/** Judges a ticket by the stored list at once. For a ticket that is not on the list the server is called, if online. */
export async function checkCode(text: string, departureId: number | null): Promise<Shown> {
  const code = ticketCodeIn(text)
  const ticket = await hashOf(code)
  const find = () => doorState().stored?.list.guests.find((guest) => guest.ticket === ticket)
  const known = find()
  if (known) return checkGuest(known, departureId)
  const unknown = () => show({ key: crypto.randomUUID(), verdict: 'unknown' })
  if (!doorState().hasLine || code === '' || code.length > LONGEST_CODE) return unknown()
  show({ key: ticket, verdict: 'checking' })
  // Sold since the list was read?
  await refresh()
  const sold = find()
  if (sold) return checkGuest(sold, departureId)
  const { hasLine, stored } = doorState()
  return hasLine && stored ? checkUnlisted(code, departureId, stored.list.who.key) : unknown()
}

/** For a ticket that is not on the list: of another day or departure, or of a list that was truncated. */
async function checkUnlisted(code: string, departureId: number | null, who: string): Promise<Shown> {
  const key = crypto.randomUUID()
  const scan = newScan({ id: key, who, departureId, code })
  await change(scan)
  try {
    const [result] = await sendScans(who, [scan])
    const verdict = result === undefined || result.verdict === 'undone' || result.verdict === 'undo_late' ? 'unknown' : result.verdict // prettier-ignore
    const party = result?.party ? { ...result.party, redeemedAt: result.at, by: result.by } : null
    if (!result || verdict !== 'in') {
      await drop(scan)
      return show({ key, verdict, party })
    }
    const { bookingId, isSecond } = result
    const [sentAt, travellers] = [tick(), party?.travellers ?? 1]
    await change({ ...scan, code: null, bookingId, isSecond, verdict, travellers, sentAt, firstSentAt: sentAt, trip: party?.trip ?? scan.trip }) // prettier-ignore
    return show({ key, verdict, party, scanId: key })
  } catch (error) {
    // The server may have recorded the scan, but the guest was not let in: undo it.
    if (error instanceof CallError && error.status < 500) await drop(scan)
    else await change({ ...scan, isUndone: true, wasOffline: true, changedAt: tick() })
    await failed(error)
    return show({ key, verdict: 'unknown' })
  }
}

export async function checkGuest(guest: Guest, departureId: number | null): Promise<Shown> {
  const key = crypto.randomUUID()
  const current = currentOf(guest, doorState())
  const isOfTrip = departureId === null || guest.departureIds.includes(departureId)
  const { state: status, firstDay, lastDay, zone, redeemedAt } = current
  const verdict = judgeTicket(
    { state: status, isRedeemed: redeemedAt !== null, firstDay, lastDay, isOfTrip },
    dayIn(zone),
  )
  if (verdict !== 'in') return show({ key, verdict, guest: current })
  const { bookingId, travellers } = guest
  const who = doorState().stored?.list.who.key ?? ''
  await change({ ...newScan({ id: key, who, departureId, code: null }), bookingId, travellers, trip: tripOf(guest) })
  const shown = show({ key, verdict, guest, scanId: key })
  void refresh()
  return shown
}

const newScan = (scan: Pick<Scan, 'id' | 'who' | 'departureId' | 'code'>): Scan => ({
  ...scan,
  bookingId: null,
  at: new Date(now()).toISOString(),
  wasOffline: !doorState().hasLine,
  arrived: null,
  isUndone: false,
  changedAt: tick(),
  sentAt: null,
  firstSentAt: null,
  trip: { ar: '', en: '' },
  travellers: 1,
  verdict: null,
  isSecond: false,
})

function tripOf(guest: Guest): Scan['trip'] {
  const departure = doorState().stored?.list.departures.find(({ id }) => guest.departureIds.includes(id))
  const { title = { ar: '', en: '' }, localTime = '' } = departure ?? {}
  return { ar: `${localTime} ${title.ar}`, en: `${localTime} ${title.en}` }
}

const changed = (scan: Scan) => change({ ...scan, changedAt: tick(), sentAt: null })

export async function countArrived(scan: Scan, arrived: number): Promise<void> {
  await changed({ ...scan, arrived })
  void refresh()
}

export async function undo(scan: Scan): Promise<void> {
  await changed({ ...scan, isUndone: true })
  set({ shown: null })
  void refresh()
}

/** Dismisses a scan that the server refused. */
export const dismiss = (scan: Scan) => drop(scan)

async function drop(scan: Scan): Promise<void> {
  await remove('scans', scan.id)
  set({ scans: doorState().scans.filter(({ id }) => id !== scan.id) })
}
