import { useLocale, useTranslations } from 'use-intl'
import { extrasOf } from '#domain/extras-of.ts'
import { languageName } from '#domain/language-name.ts'
import { peopleWords } from '#domain/people-words.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { OutcomeView } from '#web/features/checkout/calls.ts'
import { badgeState, badgeTone } from '#web/features/orders/booking-tones.ts'
import { BringList } from '#web/features/orders/bring-list.tsx'
import { PickupPlace } from '#web/features/orders/pickup-place.tsx'
import { MeetingWords } from '#web/features/orders/meeting-words.tsx'
import { LaterEnd } from '#web/features/orders/later-end.tsx'
import { ReadyTime } from '#web/features/orders/ready-time.tsx'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { TicketQr } from '#web/features/orders/ticket-qr.tsx'
import { WalletLinks } from '#web/features/orders/wallet-links.tsx'
import { TripActions } from '#web/features/orders/trip-actions.tsx'
import { UnpaidTerms } from '#web/features/orders/unpaid-terms.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { KnowBeforeYouGo } from '#web/ui/know-before-you-go.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { inOrderOfReadiness } from './see-you.tsx'

type Item = OutcomeView['items'][number]

interface BookedTripsProps {
  order: { reference: string; key: string }
  items: Item[]
  /** Of their headings. */
  level: 2 | 3
}

/** The booked or held activities of an order in the order in which people have to be ready for them. */
export function BookedTrips({ order, items, level }: BookedTripsProps) {
  return (
    <ul className="grid grid-cols-1 gap-8">
      {inOrderOfReadiness(items).map((item) => (
        <BookedTrip key={item.id} order={order} item={item} level={level} />
      ))}
    </ul>
  )
}

/**
 * A booked activity for the day itself: ticket with its code, the four actions, what to bring and to know, until when it is free. One
 * that is only held has its state and no code; its calendar file says until when it is to be paid.
 */
function BookedTrip({ order, item, level }: Omit<BookedTripsProps, 'items'> & { item: Item }) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const locale = useLocale()
  const nightsWords = useNightsWords()
  const { ticket, status } = item
  const known = ticket ?? item.held
  if (known === null) return null
  const { pickup, meetingPoint, host, knowBeforeYouGo, bring } = known
  const ticketCode = ticket?.ticketCode ?? null
  const Terms = ticket ? CancellationSentence : UnpaidTerms
  const extras = extrasOf(item)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className="grid grid-cols-1 gap-3 sm:gap-4">
      <article aria-label={item.title} className="rounded-card border border-line bg-surface">
        <div
          className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 p-card pb-3 sm:grid-rows-[auto_1fr] ${ticketCode === null ? 'sm:grid-cols-[min(9rem,22%)_minmax(0,1fr)]' : 'sm:grid-cols-[min(9rem,22%)_minmax(0,1fr)_min(9rem,34%)]'}`}
        >
          {/* A phone has room for the picture or the code. */}
          <Picture
            picture={item.picture}
            preset="card"
            sizes="144px"
            isDecorative
            className={`aspect-square rounded-field sm:col-start-1 sm:row-span-2 sm:row-start-1 sm:w-full ${ticketCode === null ? 'col-start-2 row-start-2 w-[min(7rem,26vw)]' : 'w-full max-sm:hidden'}`}
          />
          <div className="col-span-2 min-w-0 sm:col-span-1 sm:col-start-2 sm:row-start-1">
            {ticket === null && (
              <p className="mb-1 flex text-sm">
                <span className={`rounded-full px-2.5 py-0.5 font-medium ${badgeTone(status)}`}>
                  {t(`statuses.${badgeState(status)}`)}
                </span>
              </p>
            )}
            <Heading className="text-lg leading-snug font-semibold">{item.title}</Heading>
            <p className="text-sm text-ink-soft">
              {item.optionTitle} · <bdi>{host}</bdi>
            </p>
          </div>
          <div className="col-start-1 min-w-0 sm:col-start-2">
            <p className="font-semibold">
              <DateText date={item.localDate} style="dated" />{' '}
              <ReadyTime booking={{ ...item, pickup }} className="text-xl text-primary" />
              <LaterEnd booking={item} />
            </p>
            <p className="dotted text-sm text-ink-soft">
              {item.duration && <span>{nightsWords(item.duration)}</span>}
              <span>{peopleWords(c, item)}</span>
            </p>
            {/* Beside the code of a phone: what is needed on the way stays in its first window. */}
            {item.guideLanguage !== null && (
              <p className="text-sm text-ink-soft">
                {t('guideLanguage', { rate: item.rate })}: {languageName(item.guideLanguage, locale)}
              </p>
            )}
          </div>
          {ticketCode !== null && (
            <TicketQr
              code={ticketCode}
              className="col-start-2 row-start-2 w-[min(9rem,30vw)] sm:w-full sm:col-start-3 sm:row-span-2 sm:row-start-1"
            >
              <span className="block font-semibold">{item.title}</span>
              <DateText date={item.localDate} style="dated" /> · <TimeText time={timeToBeReady({ ...item, pickup })} />
            </TicketQr>
          )}
        </div>
        <dl className="border-t-2 border-dashed border-line px-card py-3">
          <dt className="text-sm text-ink-soft">{t(pickup ? 'pickup' : 'meeting')}</dt>
          <dd className="font-medium">
            {pickup ? (
              <PickupPlace pickup={pickup} localDate={item.localDate} />
            ) : (
              <MeetingWords point={meetingPoint} isComing />
            )}
          </dd>
          {extras.length > 0 && (
            <>
              <dt className="mt-3 text-sm text-ink-soft">{t('extras')}</dt>
              <dd className="font-medium">{extras.join(' · ')}</dd>
            </>
          )}
          {item.specialRequest !== '' && (
            <>
              <dt className="mt-3 text-sm text-ink-soft">{t('specialRequest')}</dt>
              <dd>
                <bdi className="whitespace-pre-line wrap-anywhere">{item.specialRequest}</bdi>
              </dd>
            </>
          )}
        </dl>
      </article>
      <TripActions order={order} booking={{ ...item, meetingPoint, pickup }} hasCalendar={item.hasCalendar} />
      {ticket && <WalletLinks order={order} bookingId={item.id} />}
      <BringList bring={bring} />
      <KnowBeforeYouGo points={knowBeforeYouGo} />
      <Terms step={item.cancellation} zone={item.zone} cityName={item.cityName} />
    </li>
  )
}
