import { formatDate, utcOffset } from '#domain/date-words.ts'
import { itemSets } from '#domain/item-states.ts'
import { languageName } from '#domain/language-name.ts'
import { formatMoney } from '#domain/money.ts'
import { productPath } from '#domain/page-redirect.ts'
import { isMovableStill } from '#domain/rebooking.ts'
import { peopleWords } from '#domain/people-words.ts'
import { quantityInWords } from '#domain/quantity-words.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { CalendarMinus, FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { KnowBeforeYouGo } from '#web/ui/know-before-you-go.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { BringList } from './bring-list.tsx'
import { BookingCountdown } from './booking-countdown.tsx'
import { badgeState, badgeTone } from './booking-tones.ts'
import { bookingFile } from './booking-files.ts'
import type { BookingView, InvoiceView } from './calls.ts'
import { MeetingWords } from './meeting-words.tsx'
import { PickupPlace } from './pickup-place.tsx'
import { LaterEnd } from './later-end.tsx'
import { ReadyTime } from './ready-time.tsx'
import type { OpenState } from './open-state.ts'
import { linesWithChanges, refundsOf } from './price-changes.ts'
import { returnedMinorOf } from '#domain/returned-minor-of.ts'
import { SiteContact } from './site-contact.tsx'
import { TicketActs } from './ticket-acts.tsx'
import { TicketQr } from './ticket-qr.tsx'
import { TransferChangeNote } from './transfer-change-note.tsx'
import { TripActions } from './trip-actions.tsx'
import { UnpaidTerms } from './unpaid-terms.tsx'
import { badgeId } from './badge-id.ts'
import { CancelBooking } from './cancel-booking.tsx'

/** The look of the date and the time of a booking that is cancelled or was never booked. */
const notTakingPlace = 'text-ink-soft line-through'

interface BookingTicketProps {
  invoice: InvoiceView
  booking: BookingView
  /** The heading level. */
  level: 2 | 3
  /** Of several bookings of one order, which this is. */
  position?: { number: number; count: number } | undefined
  /** The change of the date, beside the cancellation, which offers it first. */
  change?: ((dialog: OpenState) => ReactNode) | undefined
  /** The change of how many people come, where units are shared. */
  people?: ReactNode
  /** The change of the request to the host, under the request. */
  request?: ReactNode
  /** Additional actions, which come first once the activity is over. */
  children?: ReactNode
}

/**
 * A booking as a ticket: what it is, when and its code on the stub, the meeting point and what one does with the ticket,
 * then the rest. In this order on phones; on wide windows the stub is beside the others.
 */
export function BookingTicket({
  invoice,
  booking,
  level,
  position,
  change,
  people,
  request,
  children,
}: BookingTicketProps) {
  const t = useTranslations('orders')
  const c = useTranslations('common')
  const locale = useLocale()
  const nightsWords = useNightsWords()
  const { site } = useSiteContext()
  const [shown, setShown] = useState<'move' | 'cancel' | null>(null)
  useBackToClose(shown !== null, () => setShown(null))
  const stateOf = (dialog: 'move' | 'cancel'): OpenState => ({
    isOpen: shown === dialog,
    onOpenChange: (isOpen) => setShown(isOpen ? dialog : null),
  })
  const now = useNow()
  const { status } = booking
  const isUnpaid = itemSets.unpaid.includes(status)
  // The page may stay open until changing it is refused. An open dialog stays: it says so itself.
  const isMovable =
    booking.canRebook &&
    (shown !== null ||
      now === null ||
      isMovableStill(
        { startsAt: booking.startsAt, freeUntil: isUnpaid ? null : (booking.cancellation?.until ?? null) },
        now,
      ))
  const isLive = itemSets.live.includes(status)
  const isCancelled = itemSets.called_off.includes(status)
  const isOver = booking.canReview || !invoice.isUpcoming
  const { currency } = invoice
  // The order shows the price of its only booking (order-card.tsx).
  const isOnly = invoice.bookings.length === 1
  const discountMinor = booking.originalMinor - booking.totalMinor
  const returnedMinor = returnedMinorOf([booking])
  const { ofChanges, otherMinor } = refundsOf(booking)
  const chargedOn = (date: string) => t('changeCharged', { date: formatDate(date, locale, 'short') })
  const Heading = `h${level}` as const
  return (
    <article
      aria-label={booking.title}
      className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[minmax(0,1fr)_min(15rem,45%)] md:grid-rows-[auto_1fr]"
    >
      <div className="p-card pb-0 max-md:bg-primary/6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span
            id={badgeId(booking.id)}
            tabIndex={-1}
            className={`scroll-mt-[calc(var(--below-head)+1rem)] rounded-full px-3 py-1 text-sm font-medium ${badgeTone(status, invoice)}`}
          >
            {t(`statuses.${badgeState(status, invoice)}`)}
          </span>
          {position && <span className="text-sm text-ink-soft">{t('numberOf', position)}</span>}
          {isLive && <BookingCountdown {...booking} />}
        </div>
        {/* Sent or not yet sent, it is the same to the buyer, whose bank books it days later. */}
        {isCancelled && otherMinor > 0 && (
          <p className="mt-2 text-sm">
            {t('refundOf', { sum: `\u2068${formatMoney({ amountMinor: otherMinor, currency }, locale)}\u2069` })}
          </p>
        )}
        <Heading className="mt-3 text-xl font-semibold max-md:short:mt-2 max-md:short:text-lg">
          <PageLink
            path={productPath(site.discoverType, booking.citySlug, booking.slug)}
            className="hover:text-primary hover:underline"
          >
            {booking.title}
          </PageLink>
        </Heading>
        <p className="dotted text-ink-soft">
          <span>{booking.optionTitle}</span>
          <span>{booking.cityName}</span>
        </p>
      </div>
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-dashed border-line bg-primary/6 p-card max-md:border-b-2 max-md:pt-4 md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col md:justify-start md:gap-1 md:border-s-2 md:text-center">
        {/* The notches of the perforation. */}
        <span aria-hidden className="absolute -bottom-3 -start-3 size-6 rounded-full bg-paper" />
        <span aria-hidden className="absolute -top-3 -start-3 hidden size-6 rounded-full bg-paper md:block" />
        <span aria-hidden className="absolute -bottom-3 -end-3 size-6 rounded-full bg-paper md:hidden" />
        <Picture
          picture={booking.picture}
          preset="card"
          sizes="(min-width: 768px) 200px, calc(100vw - 72px)"
          isDecorative
          // A phone shows the code instead, as large as scanners need it.
          className={`col-span-full aspect-5/2 w-full rounded-field md:mb-2 md:max-w-52 md:aspect-3/2 ${booking.ticketCode === null ? '' : 'max-md:hidden'} ${isLive ? '' : 'opacity-60'}`}
        />
        {/* On phones across the stub: beside the code it would break into three lines. */}
        <p className={`col-span-full ${isLive ? 'text-lg font-semibold md:text-base' : notTakingPlace}`}>
          <DateText date={booking.localDate} style="dated" />
        </p>
        <div className="min-w-0">
          <p className={isLive ? '' : notTakingPlace}>
            <ReadyTime
              booking={booking}
              className={
                isLive
                  ? 'text-2xl font-semibold whitespace-nowrap text-primary max-[22.5rem]:text-xl md:text-3xl'
                  : 'whitespace-nowrap'
              }
            />
            <LaterEnd booking={booking} />
            {booking.duration && <span className="block text-sm font-medium">{nightsWords(booking.duration)}</span>}
          </p>
          <p className="text-sm text-ink-soft">
            {t('cancellation.cityTime', { city: booking.cityName })}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              ({utcOffset(booking.startsAt, booking.zone)})
            </bdi>
          </p>
          <p className="mt-1 font-medium max-[22.5rem]:text-sm">
            <span className="sr-only">{t('participants')}: </span>
            {peopleWords(c, booking)}
          </p>
        </div>
        {booking.ticketCode !== null && (
          <TicketQr code={booking.ticketCode} className="w-[min(13rem,44vw)] md:mt-2 md:w-44">
            <span className="block font-semibold">{booking.title}</span>
            <DateText date={booking.localDate} style="dated" /> · <TimeText time={timeToBeReady(booking)} />
          </TicketQr>
        )}
      </div>
      <div className="p-card md:col-start-1 md:pt-4">
        {isLive && (
          <dl>
            <Fact name={booking.pickup ? t('pickup') : t('meeting')}>
              {booking.pickup ? (
                <PickupPlace pickup={booking.pickup} localDate={booking.localDate} />
              ) : (
                <MeetingWords point={booking.meetingPoint} isComing={!isOver} />
              )}
            </Fact>
          </dl>
        )}
        {isOver && children}
        {isUnpaid && !isOver && (
          <div className="mt-4 print:hidden">
            <TripActions order={invoice} booking={booking} hasCalendar={booking.hasCalendar} />
          </div>
        )}
        {booking.hasTicket && <TicketActs invoice={invoice} booking={booking} isOver={isOver} hasShare={level === 2} />}
        {isLive && !isOver && level === 2 && <SiteContact className="mt-2" />}
        <dl className="mt-5 grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line pt-4 first:mt-0 first:border-t-0 first:pt-0 sm:grid-cols-2 md:grid-cols-3">
          <Fact name={t('guest')}>
            <bdi className="wrap-anywhere">{invoice.guest.name}</bdi>
          </Fact>
          <Fact name={t('host')}>{booking.host}</Fact>
          {booking.guideLanguage !== null && (
            <Fact name={t('guideLanguage', { rate: booking.rate })}>{languageName(booking.guideLanguage, locale)}</Fact>
          )}
          {(booking.specialRequest !== '' || (request && booking.canChangeRequest)) && (
            <Fact name={t('specialRequest')} isWide={booking.specialRequest !== ''}>
              {booking.specialRequest !== '' && (
                <span className="block whitespace-pre-line wrap-anywhere" dir="auto">
                  {booking.specialRequest}
                </span>
              )}
              <span className="block font-normal empty:hidden print:hidden">{request}</span>
            </Fact>
          )}
          <Fact name={t('services')} isWide={booking.party === null && !isOnly}>
            {booking.party ? (
              <ul className="grid gap-1 text-sm text-ink-soft">
                {booking.party.map(({ title, quantity }) => (
                  <li key={title}>{quantityInWords(title, quantity, locale)}</li>
                ))}
              </ul>
            ) : (
              <PriceLines lines={linesWithChanges(booking, chargedOn)} currency={isOnly ? null : currency} />
            )}
          </Fact>
          {!isOnly && (
            <Fact name={t('price')} isWide>
              {discountMinor > 0 && (
                <s className="me-1 text-sm text-ink-soft">
                  <MoneyText money={{ amountMinor: booking.originalMinor, currency }} />
                </s>
              )}{' '}
              <MoneyText money={{ amountMinor: booking.totalMinor, currency }} className="text-lg font-semibold" />
              {discountMinor > 0 && (
                <span className="block text-sm text-success">
                  {t('discount')} <MoneyText money={{ amountMinor: -discountMinor, currency }} />
                </span>
              )}
            </Fact>
          )}
        </dl>
        {returnedMinor > 0 && (
          <div className="mt-4 empty:mt-0 text-sm font-medium text-success">
            {ofChanges.map(({ localDate, refundMinor }, index) => (
              <p key={`${localDate} ${index}`}>
                {t('changeRefunded', { date: formatDate(localDate, locale, 'short') })}{' '}
                <MoneyText money={{ amountMinor: refundMinor, currency }} />
              </p>
            ))}
            {!isCancelled && otherMinor > 0 && (
              <p>
                {t('refunded')} <MoneyText money={{ amountMinor: otherMinor, currency }} />
              </p>
            )}
          </div>
        )}
        {returnedMinor > 0 && returnedMinor < booking.totalMinor && (
          <p className={`text-sm text-ink-soft ${isCancelled && ofChanges.length === 0 ? 'mt-4' : ''}`}>
            {t(otherMinor > 0 ? 'netPaid' : 'totalNow')}{' '}
            <MoneyText money={{ amountMinor: booking.totalMinor - returnedMinor, currency }} />
          </p>
        )}
        {/* On the page of the order; the list of all bookings stays short. */}
        {isLive && !isOver && level === 2 && (
          <div className="mt-4 grid gap-4 empty:hidden">
            <BringList bring={booking.bring} />
            <KnowBeforeYouGo points={booking.knowBeforeYouGo} />
          </div>
        )}
        {booking.hasTicket && booking.canCancel && (
          <CancellationSentence
            step={booking.cancellation}
            zone={booking.zone}
            cityName={booking.cityName}
            className="mt-4"
          />
        )}
        {isUnpaid && booking.canCancel && !invoice.transfer?.receivedMinor && (
          <UnpaidTerms step={booking.cancellation} zone={booking.zone} cityName={booking.cityName} className="mt-4" />
        )}
        {(isCancelled || booking.rebookedMinor > 0) && invoice.invoiceId !== null && (
          <div className="mt-4 flex flex-wrap gap-3">
            {returnedMinor > 0 && (
              <a
                href={bookingFile(invoice, booking.id, 'credit-note.pdf', locale)}
                className={buttonClass('third')}
                download
              >
                <FileText aria-hidden className="size-5" strokeWidth={1.75} />
                {t('creditNote')}
              </a>
            )}
            {isCancelled && (
              <a
                href={bookingFile(invoice, booking.id, 'calendar.ics', locale)}
                className={buttonClass('third')}
                download
              >
                <CalendarMinus aria-hidden className="size-5" strokeWidth={1.75} />
                {t('removeFromCalendar')}
              </a>
            )}
          </div>
        )}
        {change && isUnpaid && !isOver && invoice.transfer && <TransferChangeNote order={invoice} booking={booking} />}
        {(booking.canCancel || (change && isMovable) || (people && booking.partySizeLimits)) && (
          <div className="mt-4 flex flex-wrap gap-x-2 border-t border-line pt-2">
            {isMovable && change?.(stateOf('move'))}
            {people}
            {booking.canCancel && (
              <CancelBooking
                invoice={invoice}
                booking={booking}
                {...stateOf('cancel')}
                onMove={change && isMovable ? () => setShown('move') : undefined}
              />
            )}
          </div>
        )}
        {!isOver && children}
      </div>
    </article>
  )
}

function Fact({ name, children, isWide = false }: { name: string; children: ReactNode; isWide?: boolean }) {
  return (
    <div className={isWide ? 'col-span-full' : ''}>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
