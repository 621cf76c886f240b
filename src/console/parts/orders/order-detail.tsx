import { useQuery } from '@tanstack/react-query'
import { Clock, Languages, Mail, MapPin, MessageSquareText, Phone, Store, Ticket, Users } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { itemSets } from '#domain/item-states.ts'
import { formatTime } from '#domain/date-words.ts'
import { languageName } from '#domain/language-name.ts'
import { isMovableStill } from '#domain/rebooking.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { orderQuery, type Order, type OrderItem, type OrdersSearch } from '#console/lib/orders.ts'
import { meQuery } from '#console/lib/queries.ts'
import { mayReadTravellers } from '#console/lib/travellers.ts'
import { headActs } from '#console/lib/head-acts.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useInstant, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { DetailPane } from '#console/parts/detail-pane.tsx'
import { FileButton } from '#console/parts/download-button.tsx'
import { lazyPart } from '#console/parts/lazy.tsx'
import { Panel, Tag } from '#console/parts/panel.tsx'
import type { Download } from '#console/parts/use-download.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { Assignee } from './assignee.tsx'
import { ItemDocuments, useInvoiceDownload } from './documents.tsx'
import { DateChangeNotice } from './date-change-notice.tsx'
import type { OrderAct } from './order-dialog.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { useAssignOrder, type AssignOrder } from './use-assign-order.ts'
import { useOrderActs } from './use-order-acts.ts'
import { ItemTag, MoneyTag, StateTag, Waits } from './order-tags.tsx'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)

/** An order: beside the list in a wide window, else a page of its own. */
export function OrderDetail({ reference, search }: { reference: string; search: OrdersSearch }) {
  const t = useTranslations('console')
  const query = useQuery(orderQuery(reference))
  const title = t('orders.open', { reference: `\u2068${reference}\u2069` })
  return (
    <DetailPane
      title={title}
      path="/orders"
      search={search}
      back={t('orders.back')}
      presence={{ kind: 'order', id: reference }}
      query={query}
    >
      {(order) => <Whole key={reference} order={order} />}
    </DetailPane>
  )
}

function Whole({ order }: { order: Order }) {
  const t = useTranslations('console.orders')
  const [act, setAct] = useState<OrderAct>()
  const assign = useAssignOrder(order)
  const invoice = useInvoiceDownload(order)
  useOrderActs(order, { assign, downloadInvoice: invoice.start, onAct: setAct })
  return (
    <>
      <Head order={order} assign={assign} invoice={invoice} onAct={setAct} />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid gap-4">
          <Panel title={t('activities')}>
            <ul className="grid ruled *:py-4 *:first:pt-0 *:last:pb-0">
              {order.items.map((item) => (
                <Item key={item.id} item={item} order={order} onAct={(kind) => setAct({ kind, item })} />
              ))}
            </ul>
          </Panel>
          {order.guest && <Guest order={order} guest={order.guest} onChange={() => setAct({ kind: 'guest' })} />}
        </div>
        <Panel title={t('timeline')}>
          <OrderTimeline order={order} />
        </Panel>
      </div>
      {act && <OrderDialog act={act} order={order} onClose={() => setAct(undefined)} />}
    </>
  )
}

interface HeadProps {
  order: Order
  assign: AssignOrder
  invoice: Download
  onAct: (act: OrderAct) => void
}

function Head({ order, assign, invoice, onAct }: HeadProps) {
  const t = useTranslations('console.orders')
  const instant = useInstant()
  const languageName = useLanguageName()
  const { money } = useOrderWords()
  const { sums, currency } = order
  const isSeveral = order.items.length > 1
  const acts = headActs.filter((one) => order.acts.includes(one))
  return (
    <header className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="min-w-0 text-xl font-semibold wrap-anywhere tabular-nums">
          <bdi>{order.reference}</bdi>
        </h1>
        <StateTag state={order.state} />
        {order.money !== null && <MoneyTag money={order.money} />}
        <Waits order={order} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <span>{t('madeAt', { date: instant(order.madeAt) })}</span>
        {order.paymentMethod !== null && <span>{t(`methods.${order.paymentMethod}`)}</span>}
        {order.quote !== null && (
          <Link
            to={`/quotes/${order.quote}`}
            className="inline-flex items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('byQuote', { reference: `\u2068${order.quote}\u2069` })}
          </Link>
        )}
        <span>
          {t('language')}: {languageName(order.language)}
        </span>
      </p>
      {sums && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
          <span className="font-semibold">{t('total', { sum: money(sums.totalMinor, currency) })}</span>
          {sums.discountMinor > 0 && <span>{t('discount', { sum: money(sums.discountMinor, currency) })}</span>}
          {sums.paidMinor > 0 && (
            <span className="text-success">{t('paid', { sum: money(sums.paidMinor, currency) })}</span>
          )}
          {sums.refundedMinor > 0 && <span>{t('refunded', { sum: money(sums.refundedMinor, currency) })}</span>}
          {sums.owedMinor > 0 && (
            <span className="text-accent">{t('owed', { sum: money(sums.owedMinor, currency) })}</span>
          )}
        </p>
      )}
      {order.hasInvoice && (
        <p className="-ms-2">
          <FileButton kind="third" download={invoice}>
            {t('documents.invoice')}
          </FileButton>
        </p>
      )}
      {(acts.length > 0 || order.acts.includes('assign')) && (
        <div className="flex flex-wrap items-end gap-2">
          {acts.map((kind) => (
            <Button
              key={kind}
              data-act
              className="wrap-anywhere"
              kind={kind === 'confirm' ? 'primary' : 'outlined'}
              onClick={() => onAct({ kind })}
            >
              {t(`acts.${isSeveral && (kind === 'confirm' || kind === 'reject') ? (`${kind}_all` as const) : kind}`)}
            </Button>
          ))}
          {order.acts.includes('assign') && <Assignee order={order} assign={assign} />}
        </div>
      )}
    </header>
  )
}

type ItemAct = 'confirm_item' | 'reject_item' | 'cancel' | 'refund' | 'rebook'

function Item({ item, order, onAct }: { item: OrderItem; order: Order; onAct: (kind: ItemAct) => void }) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const instant = useInstant()
  const { language } = useLanguage()
  const { money, moment } = useOrderWords()
  const { data: me } = useQuery(meQuery)
  const mayList = itemSets.live.includes(item.state) && (me?.permissions.includes('guests.read') ?? false)
  const now = useNow()
  // The order may stay open until its activity begins.
  const isStill = now === null || isMovableStill({ startsAt: item.startsAt, freeUntil: null }, now)
  const may = { rebook: item.canRebook && isStill, refund: item.canRefund, cancel: item.canCancel }
  const changes = (['rebook', 'refund', 'cancel'] as const).filter((change) => may[change])
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h3 className="font-semibold">
            <bdi>{local(item.title)}</bdi>
          </h3>
          <p className="text-sm text-ink-soft">
            <bdi>{local(item.optionTitle)}</bdi> · <bdi>{local(item.supplier)}</bdi>
          </p>
        </div>
        <ItemTag state={item.state} />
      </div>
      <dl className="grid gap-1.5 text-sm [&>div]:flex [&>div]:items-start [&>div]:gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft pointer-coarse:[&>div:has(a)>svg]:mt-3.5">
        <Fact icon={<Clock aria-hidden strokeWidth={1.75} />} name={t('columns.start')}>
          <span className="tabular-nums">{moment(item.localDate, item.localTime)}</span>
          {mayList && (
            <Link
              to={`/departures/${item.departureId}`}
              className="inline-flex min-h-6 items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {t('guestList')}
            </Link>
          )}
        </Fact>
        <Fact icon={<Users aria-hidden strokeWidth={1.75} />} name={t('columns.travellers')}>
          <ul>
            {item.party?.map((line) => (
              <li key={line.title.en} className="tabular-nums">
                <bdi>{local(line.title)}</bdi> × {line.quantity}
              </li>
            ))}
            {(item.party ? [] : item.lines).map((line, index) => (
              <li key={index} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
                <span>
                  <bdi>{local(line.title)}</bdi> × {line.quantity}
                </span>
                <span>{money(line.totalMinor, order.currency)}</span>
              </li>
            ))}
            {(item.isByQuote || item.partySize !== null) && (
              <li className="tabular-nums">{t('travellers', { count: item.travellers })}</li>
            )}
          </ul>
        </Fact>
        {item.pickup && (
          <Fact icon={<MapPin aria-hidden strokeWidth={1.75} />} name={t('pickup')}>
            <bdi>{local(item.pickup.name)}</bdi>
            <span className="tabular-nums">
              {item.pickup.localDate === item.localDate
                ? formatTime(item.pickup.localTime, language)
                : moment(item.pickup.localDate, item.pickup.localTime)}
            </span>
          </Fact>
        )}
        {item.guideLanguage !== null && (
          <Fact icon={<Languages aria-hidden strokeWidth={1.75} />} name={t('guideLanguage')}>
            {languageName(item.guideLanguage, language)}
          </Fact>
        )}
        {item.ticketCode !== null && (
          <Fact icon={<Ticket aria-hidden strokeWidth={1.75} />} name={t('ticket')}>
            <bdi className="wrap-anywhere tabular-nums">{item.ticketCode}</bdi>
            {item.redeemedAt !== null && <Tag tone="good">{t('used', { date: instant(item.redeemedAt) })}</Tag>}
          </Fact>
        )}
        {item.supplierContact && <HostContact order={order} contact={item.supplierContact} />}
        {item.specialRequest !== '' && (
          <Fact icon={<MessageSquareText aria-hidden strokeWidth={1.75} />} name={t('request')}>
            <bdi className="wrap-anywhere">{item.specialRequest}</bdi>
          </Fact>
        )}
      </dl>
      {item.dateChange && <DateChangeNotice order={order} item={item} change={item.dateChange} />}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">{item.policy && <Policy policy={item.policy} zone={item.zone} />}</p>
        <div className="flex flex-wrap gap-2">
          {item.canAnswer &&
            (['confirm', 'reject'] as const).map((answer) => (
              <Button
                key={answer}
                data-act
                kind={answer === 'confirm' ? 'primary' : 'outlined'}
                onClick={() => onAct(answer === 'confirm' ? 'confirm_item' : 'reject_item')}
                aria-label={`${t(`acts.${answer}`)}: ${local(item.title)}`}
              >
                {t(`acts.${answer}`)}
              </Button>
            ))}
          {changes.map((change) => (
            <Button
              key={change}
              data-act
              kind="outlined"
              onClick={() => onAct(change)}
              aria-label={`${t(`acts.${change}`)}: ${local(item.title)}`}
            >
              {t(`acts.${change}`)}
            </Button>
          ))}
        </div>
      </div>
      <ItemDocuments order={order} item={item} />
    </li>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      {icon}
      <dt className="sr-only">{name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center gap-2 pointer-coarse:gap-y-0 [&>ul]:flex-1">
        {children}
      </dd>
    </div>
  )
}

/** For a call to the host, who has not answered a request or whose guests wait. */
function HostContact({
  order,
  contact: { email, phone },
}: {
  order: Order
  contact: NonNullable<OrderItem['supplierContact']>
}) {
  const t = useTranslations('console.orders')
  const link = 'inline-flex min-h-6 items-center text-primary underline underline-offset-4 pointer-coarse:min-h-11'
  return (
    <Fact icon={<Store aria-hidden strokeWidth={1.75} />} name={t('hostContact')}>
      {phone !== '' && (
        <a href={`tel:${phone}`} className={link}>
          <bdi dir="ltr" className="tabular-nums">
            {phone}
          </bdi>
        </a>
      )}
      {email !== '' && (
        <a href={`mailto:${email}?subject=${order.reference}`} className={link}>
          <EmailText email={email} />
        </a>
      )}
    </Fact>
  )
}

function Policy({ policy, zone }: { policy: NonNullable<OrderItem['policy']>; zone: string }) {
  const t = useTranslations('console.orders')
  const { momentOf } = useOrderWords()
  const date = momentOf(policy.until, zone)
  if (policy.percentage === 0) return t('policyFree', { date })
  if (policy.percentage === 100) return t('policyAll')
  return t('policyKept', { date, percentage: policy.percentage })
}

function Guest({ order, guest, onChange }: { order: Order; guest: NonNullable<Order['guest']>; onChange: () => void }) {
  const t = useTranslations('console.orders')
  const { data: me } = useQuery(meQuery)
  return (
    <Panel
      title={t('guest')}
      action={
        order.acts.includes('guest') && (
          <Button data-act kind="third" onClick={onChange} className="-me-2">
            {t('changeGuest.acts')}
          </Button>
        )
      }
    >
      <p className="font-medium">
        <bdi>{guest.name || '–'}</bdi>
      </p>
      <ul className="mt-1 grid gap-1 text-sm [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
        {guest.email !== null && guest.email !== '' && (
          <li className="flex min-h-8 pointer-coarse:min-h-11 items-center gap-2">
            <Mail aria-hidden strokeWidth={1.75} />
            <a
              href={`mailto:${guest.email}?subject=${order.reference}`}
              className="min-w-0 content-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <EmailText email={guest.email} />
            </a>
          </li>
        )}
        {guest.phone !== null && guest.phone !== '' ? (
          <li className="flex min-h-8 pointer-coarse:min-h-11 items-center gap-2">
            <Phone aria-hidden strokeWidth={1.75} />
            <a
              href={`tel:${guest.phone}`}
              className="min-w-0 content-center text-primary underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
            >
              <bdi dir="ltr" className="tabular-nums">
                {guest.phone}
              </bdi>
            </a>
          </li>
        ) : (
          guest.phone === null && <li className="text-ink-soft">{t('noPhone')}</li>
        )}
      </ul>
      {guest.email !== null && guest.email !== '' && mayReadTravellers(me) && (
        <Link
          to={`/travellers/${order.reference}`}
          className="mt-1 inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-sm text-primary underline underline-offset-4"
        >
          {t('allOfGuest')}
        </Link>
      )}
    </Panel>
  )
}
