import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Languages, MapPin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#console/lib/api.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { isMissing } from '#console/lib/is-missing.ts'
import { Link } from '#console/lib/link.tsx'
import { meQuery } from '#console/lib/queries.ts'
import { mayReadTravellers, travellerQuery, type Traveller } from '#console/lib/travellers.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useTitle } from '#console/lib/use-title.ts'
import { useInstant, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { Contact } from '#console/parts/inbox/contact.tsx'
import { StateTag } from '#console/parts/orders/order-tags.tsx'
import { Panel, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { DeleteTraveller } from '#console/parts/travellers/delete-traveller.tsx'
import { ExportTraveller } from '#console/parts/travellers/export-traveller.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** All data of one email address. The URL has an order's reference, because it must not contain an email address. */
export function TravellerScreen({ reference }: { reference: string }) {
  const t = useTranslations('console')
  const { data: me } = useQuery(meQuery)
  const mayRead = mayReadTravellers(me)
  const { data, error, refetch } = useQuery({ ...travellerQuery(reference), enabled: mayRead })
  const isGone = codeOf(error) === 'console.traveller_forgotten'
  useTitle(data?.name || t('travellers.orders'))
  if (!mayRead || codeOf(error) === 'console.forbidden')
    return (
      <EmptyArch title={t('travellers.forbidden')} level={1}>
        <p className="text-ink-soft">{t('travellers.forbiddenLead')}</p>
      </EmptyArch>
    )
  return (
    <article className="@container grid content-start gap-4">
      <Link
        to={`/orders/${reference}`}
        className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-1.5 justify-self-start text-primary"
      >
        <ArrowRight aria-hidden className="size-4 ltr:-scale-x-100" />
        {t('travellers.back')}
      </Link>
      {isGone && (
        <EmptyArch title={t('travellers.gone')} level={1}>
          <p className="text-ink-soft">{t('travellers.goneLead')}</p>
        </EmptyArch>
      )}
      {!isGone && isMissing(error) && <EmptyArch title={t('refusals.not_found')} level={1} />}
      {error !== null && !isGone && !isMissing(error) && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && !isGone && <Whole reference={reference} traveller={data} />}
    </article>
  )
}

function Whole({ reference, traveller }: { reference: string; traveller: Traveller }) {
  const t = useTranslations('console.travellers')
  const { ahead, orders, quotes, messages, reviews } = traveller
  return (
    <>
      <Head traveller={traveller} />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_minmax(17rem,22rem)]">
        <div className="grid gap-4">
          {orders.length === 0 && <p className="text-ink-soft">{t('noOrders')}</p>}
          <Orders title={t('ahead')} orders={orders.slice(0, ahead)} />
          <Orders title={t(ahead > 0 ? 'past' : 'orders')} orders={orders.slice(ahead)} />
          {quotes && <Quotes quotes={quotes} />}
          {messages && <Messages messages={messages} />}
          {reviews && <Reviews reviews={reviews} />}
        </div>
        <div className="grid gap-4">
          <Account account={traveller.account} />
          {traveller.privacy && <Privacy reference={reference} privacy={traveller.privacy} />}
        </div>
      </div>
    </>
  )
}

function Head({ traveller }: { traveller: Traveller }) {
  const t = useTranslations('console.travellers')
  const { language } = useLanguage()
  const languageName = useLanguageName()
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(traveller.country) ?? traveller.country
  return (
    <header className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h1 className="text-xl font-semibold wrap-anywhere">
        <bdi>{traveller.name || '–'}</bdi>
      </h1>
      <Contact email={traveller.email} phone={traveller.phone} subject="" />
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft [&_svg]:size-4 [&>span]:flex [&>span]:items-center [&>span]:gap-2">
        <span>
          <Languages aria-hidden strokeWidth={1.75} />
          {t('language', { language: languageName(traveller.language) })}
        </span>
        <span>
          <MapPin aria-hidden strokeWidth={1.75} />
          {t('country', { country })}
        </span>
      </p>
    </header>
  )
}

function Orders({ title, orders }: { title: string; orders: Traveller['orders'] }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const { money, moment } = useOrderWords()
  if (orders.length === 0) return null
  return (
    <Entries title={title}>
      {orders.map((order) => (
        <Entry
          key={order.reference}
          to={`/orders/${order.reference}`}
          title={`${local(order.title)}${order.more > 0 ? ` ${t('orders.and', { count: order.more })}` : ''}`}
          tag={<StateTag state={order.state} />}
        >
          <span className="tabular-nums">{moment(order.localDate, order.localTime)}</span> ·{' '}
          <bdi className="tabular-nums">{order.reference}</bdi> ·{' '}
          <span className="tabular-nums">{money(order.amountMinor, order.currency)}</span>
        </Entry>
      ))}
    </Entries>
  )
}

function Quotes({ quotes }: { quotes: NonNullable<Traveller['quotes']> }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  return (
    <Entries title={t('travellers.quotes')} empty={t('travellers.noQuotes')}>
      {quotes.map((one) => (
        <Entry
          key={one.reference}
          to={`/quotes/${one.reference}`}
          title={local(one.title)}
          at={one.requestedAt}
          tag={
            <Tag tone={one.state === 'received' ? 'warning' : 'plain'}>{t(`travellers.quoteState.${one.state}`)}</Tag>
          }
        >
          {t('quotes.travellers', { count: one.travellers })} · <bdi className="tabular-nums">{one.reference}</bdi>
        </Entry>
      ))}
    </Entries>
  )
}

function Messages({ messages }: { messages: NonNullable<Traveller['messages']> }) {
  const t = useTranslations('console.travellers')
  return (
    <Entries title={t('messages')} empty={t('noMessages')}>
      {messages.map((one) => (
        <Entry
          key={one.id}
          to={`/messages/${one.id}`}
          title={one.excerpt}
          at={one.writtenAt}
          tag={<Tag tone={one.isClosed ? 'plain' : 'warning'}>{t(one.isClosed ? 'closed' : 'waiting')}</Tag>}
        />
      ))}
    </Entries>
  )
}

function Reviews({ reviews }: { reviews: NonNullable<Traveller['reviews']> }) {
  const t = useTranslations('console.travellers')
  const local = useLocalWords()
  return (
    <Entries title={t('reviews')} empty={t('noReviews')}>
      {reviews.map((one) => (
        <Entry
          key={one.id}
          to={`/reviews/${one.id}`}
          title={one.title || local(one.activity)}
          at={one.writtenAt}
          tag={<Tag tone={one.state === 'waiting' ? 'warning' : 'plain'}>{t(`reviewState.${one.state}`)}</Tag>}
        >
          {t('stars', { rating: one.rating })} · <bdi>{local(one.activity)}</bdi>
        </Entry>
      ))}
    </Entries>
  )
}

function Entries({ title, empty = '', children }: { title: string; empty?: string; children: ReactNode[] }) {
  return (
    <Panel title={title}>
      {children.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="grid ruled *:py-3 *:first:pt-0 *:last:pb-0">{children}</ul>
      )}
    </Panel>
  )
}

interface EntryProps {
  to: string
  title: string
  at?: string
  tag: ReactNode
  children?: ReactNode
}

function Entry({ to, title, at, tag, children }: EntryProps) {
  const instant = useInstant()
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Link
          to={to}
          className="min-w-0 content-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
        >
          <bdi className="line-clamp-2 wrap-anywhere">{title}</bdi>
        </Link>
        {tag}
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {children !== undefined && <span>{children}</span>}
        {at !== undefined && (
          <time dateTime={at} className="tabular-nums">
            {instant(at)}
          </time>
        )}
      </span>
    </li>
  )
}

function Account({ account }: { account: Traveller['account'] }) {
  const t = useTranslations('console.travellers')
  const instant = useInstant()
  const languageName = useLanguageName()
  return (
    <Panel title={t('account')}>
      {account === null ? (
        <p className="text-ink-soft">{t('noAccount')}</p>
      ) : (
        <div className="grid gap-1">
          <p>{t('since', { date: instant(account.since, 'short') })}</p>
          <p className="text-ink-soft">{t('language', { language: languageName(account.language) })}</p>
          {!account.isConfirmed && <p className="text-accent">{t('unconfirmed')}</p>}
        </div>
      )}
    </Panel>
  )
}

function Privacy({ reference, privacy }: { reference: string; privacy: NonNullable<Traveller['privacy']> }) {
  const t = useTranslations('console.travellers')
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Panel title={t('privacy')}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{t('privacyLead')}</p>
        {privacy.ofOthers > 0 && <p className="text-sm text-ink-soft">{t('others', { count: privacy.ofOthers })}</p>}
        <div className="flex flex-wrap gap-2">
          <ExportTraveller reference={reference} />
          <Button kind="outlined" onClick={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteTraveller reference={reference} privacy={privacy} onClose={() => setIsDeleting(false)} />}
    </Panel>
  )
}
