import { CalendarDays, Languages, Users, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { hasDraft } from '#console/lib/drafts.ts'
import type { Say } from '#console/lib/say.ts'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { focusFirstAct } from '#console/lib/use-acts-key.ts'
import { formatDate } from '#domain/date-words.ts'
import { quotes } from '#console/lib/api.ts'
import { useAssigning } from '#console/lib/assigning.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import type { Quote } from '#console/lib/quotes.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useInstant, useLanguageName, useLocalWords } from '#console/lib/use-words.ts'
import { InboxAssignee, useAssignInbox } from '#console/parts/inbox/assignee.tsx'
import { Contact } from '#console/parts/inbox/contact.tsx'
import { InboxNotes } from '#console/parts/inbox/notes.tsx'
import { Said } from '#console/parts/inbox/said.tsx'
import { Panel } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { OfferForm, offerDraft } from './offer-form.tsx'
import { QuoteTag, WrittenTag } from './quote-tag.tsx'

/** The request and its quote side by side, with the earlier quotes. */
export function QuoteDetail({ quote }: { quote: Quote }) {
  const t = useTranslations('console.quotes')
  const [isDeclining, setIsDeclining] = useState(false)
  const [latest] = quote.quotes
  // The form is open for the first quote; a button opens it for a later one.
  const [isWriting, setIsWriting] = useState(quote.quotes.length === 0 || hasDraft(offerDraft(quote)))
  const { reference } = quote
  const assigning = useAssignInbox(quote, {
    kind: 'quotes',
    id: reference,
    send: (json) => bodyOf(quotes[':reference'].assignee.$put({ param: { reference }, json })),
  })
  const assignments = useAssigning(quote, assigning.isPending ? null : assigning.assign)
  useScreenActs([
    ...(quote.acts.includes('answer')
      ? [
          {
            id: 'act offer',
            label: ({ t: say }: Say) => say('quotes.offer'),
            run: () => {
              setIsWriting(true)
              requestAnimationFrame(focusFirstAct)
            },
          },
        ]
      : []),
    ...(quote.acts.includes('decline')
      ? [{ id: 'act decline', label: ({ t: say }: Say) => say('quotes.decline'), run: () => setIsDeclining(true) }]
      : []),
    ...assignments,
  ])
  const mayAnswer = quote.acts.includes('answer')
  return (
    <>
      <Head quote={quote} assigning={assigning} />
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <Request quote={quote} />
        <div className="grid gap-4">
          {mayAnswer && isWriting ? (
            <Panel
              title={t('offer')}
              action={quote.acts.includes('decline') && <Decline onPress={() => setIsDeclining(true)} />}
            >
              <OfferForm key={latest?.number ?? 0} quote={quote} onDone={() => setIsWriting(false)} />
            </Panel>
          ) : (
            quote.acts.length > 0 && (
              <div className="flex flex-wrap gap-2">
                {mayAnswer && (
                  <Button data-act kind="outlined" onClick={() => setIsWriting(true)}>
                    {t('another')}
                  </Button>
                )}
                {quote.acts.includes('decline') && <Decline onPress={() => setIsDeclining(true)} />}
              </div>
            )
          )}
          <Offers quote={quote} />
        </div>
      </div>
      {isDeclining && <DeclineDialog quote={quote} onClose={() => setIsDeclining(false)} />}
    </>
  )
}

function Decline({ onPress }: { onPress: () => void }) {
  const t = useTranslations('console.quotes')
  return (
    <Button kind="third" onClick={onPress}>
      {t('decline')}
    </Button>
  )
}

function Head({ quote, assigning }: { quote: Quote; assigning: ReturnType<typeof useAssignInbox> }) {
  const t = useTranslations('console.quotes')
  const local = useLocalWords()
  const instant = useInstant()
  return (
    <header className="grid gap-1 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h1 className="text-xl font-semibold">
          <bdi>{local(quote.title)}</bdi>
        </h1>
        <QuoteTag state={quote.state} hasQuote={quote.quotes.length > 0} />
        {quote.writtenBy !== null && <WrittenTag name={quote.writtenBy} />}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
        <bdi className="tabular-nums">{quote.reference}</bdi>
        <bdi>{local(quote.city)}</bdi>
        <span>{t(quote.writtenBy === null ? 'askedAt' : 'writtenAt', { date: instant(quote.requestedAt) })}</span>
      </p>
      {quote.order && (
        <p className="text-sm">
          {t('order')}{' '}
          <Link to={`/orders/${quote.order.reference}`} className="text-primary underline underline-offset-4">
            <bdi className="tabular-nums">{quote.order.reference}</bdi>
          </Link>
        </p>
      )}
      <InboxAssignee row={quote} assigning={assigning} />
      <InboxNotes
        key={quote.reference}
        notes={quote.notes}
        kind="quotes"
        id={quote.reference}
        send={(json) => bodyOf(quotes[':reference'].notes.$post({ param: { reference: quote.reference }, json }))}
      />
    </header>
  )
}

function Request({ quote }: { quote: Quote }) {
  const t = useTranslations('console.quotes')
  const { language } = useLanguage()
  const languageName = useLanguageName()
  const { money } = useOrderWords()
  const date = quote.wishedDate === null ? '' : formatDate(quote.wishedDate, language, 'long')
  const when = quote.wishedDate === null ? t('anyDate') : quote.isFlexible ? t('around', { date }) : date
  return (
    <Panel title={t('request')}>
      <div className="grid gap-3">
        {quote.guest && (
          <div>
            <p className="font-medium">
              <bdi>{quote.guest.name || '–'}</bdi>
            </p>
            <Contact email={quote.guest.email} phone={quote.guest.phone} subject={quote.reference} />
          </div>
        )}
        <ul className="grid gap-1.5 text-sm [&>li]:flex [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-soft">
          <Fact icon={<CalendarDays aria-hidden strokeWidth={1.75} />}>{when}</Fact>
          <Fact icon={<Users aria-hidden strokeWidth={1.75} />}>{t('travellers', { count: quote.travellers })}</Fact>
          {quote.budget && (
            <Fact icon={<Wallet aria-hidden strokeWidth={1.75} />}>
              {t('budget', { sum: money(quote.budget.amountMinor, quote.budget.currency) })}
            </Fact>
          )}
          <Fact icon={<Languages aria-hidden strokeWidth={1.75} />}>
            {t('reads', { language: languageName(quote.language) })}
          </Fact>
        </ul>
        {quote.message !== '' && <Said text={quote.message} />}
        {quote.reason !== '' && (
          <div className="grid gap-1">
            <h3 className="text-sm text-ink-soft">{t('reasonGiven')}</h3>
            <Said text={quote.reason} isOwn />
          </div>
        )}
      </div>
    </Panel>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** The quotes, latest first. */
function Offers({ quote }: { quote: Quote }) {
  const t = useTranslations('console.quotes')
  const instant = useInstant()
  const { money, moment } = useOrderWords()
  if (quote.quotes.length === 0) return null
  return (
    <Panel title={t('offers', { count: quote.quotes.length })}>
      <ol className="grid ruled *:py-3.5 *:first:pt-0 *:last:pb-0">
        {quote.quotes.map((one) => (
          <li key={one.number} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold tabular-nums">{money(one.price.amountMinor, one.price.currency)}</span>
              <span className="text-sm text-ink-soft tabular-nums">{instant(one.madeAt)}</span>
            </p>
            <p className="text-sm tabular-nums">
              {moment(one.localDate, one.localTime)} · {t('travellers', { count: one.travellers })}
            </p>
            {[one.includes.ar, one.includes.en].map((text) => text && <Said key={text} text={text} isOwn />)}
            {one.message !== '' && <Said text={one.message} isOwn />}
            <p className="text-sm text-ink-soft">{t('validUntil', { date: instant(one.validUntil) })}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
