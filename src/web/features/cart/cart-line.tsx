import { CalendarDays, Languages, MapPin, MessageCircleQuestion, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languageName } from '#domain/language-name.ts'
import { productPath } from '#domain/page-redirect.ts'
import { pickupWords } from '#domain/pickup-clock.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { usePeopleWords } from '#web/lib/use-people-words.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button } from '#web/ui/button.tsx'
import { CancellationSentence } from '#web/ui/cancellation-sentence.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { StayTimes } from '#web/ui/stay-times.tsx'
import type { CartItemView, Quantities } from './calls.ts'
import { timesOf } from '#web/lib/times-of.ts'
import { PartySizeStepper } from './party-size-stepper.tsx'
import { hasSteppers, UnitSteppers } from './unit-steppers.tsx'

interface CartLineProps {
  item: CartItemView
  isBusy: boolean
  /** Why the last change of its quantities failed. */
  changeError: string | null
  onChange: (change: { units: Quantities } | { partySize: number }) => void
  onRemove: () => void
  /** Opens the booking box on this line, or on the times of its day. */
  onEdit: (firstStep?: 'time') => void
  /** The promo code, if it takes something off this item. */
  promo: { code: string; discountMinor: number } | null
  /** Why it cannot be booked, translated. */
  errorText: string | null
}

/** A cart item. Quantities can be changed here. */
export function CartLine({ item, isBusy, changeError, onChange, onRemove, onEdit, promo, errorText }: CartLineProps) {
  const t = useTranslations('cart')
  const c = useTranslations('common')
  const p = useTranslations('checkout')
  const peopleWords = usePeopleWords()
  const { site } = useSiteContext()
  const locale = useLocale()
  const isSingle = item.lines.length === 1
  const totalMinor = item.totalMinor - (promo?.discountMinor ?? 0)
  const savedMinor = item.originalMinor - item.totalMinor
  const isPricedByUnit = hasSteppers(item)
  const lines = isPricedByUnit ? item.lines.filter(({ kind }) => kind !== 'unit') : item.lines
  const span = { ...item, endsAt: item.visit.endsAt }
  const when =
    item.rate === 'nightly' ? (
      <span className="dotted">
        <StayTimes stay={span} />
      </span>
    ) : (
      <>
        {/* The spaces before the dots do not break: no line begins with a dot. */}
        <DateText date={item.localDate} />
        &nbsp;· {timesOf(span, locale)}
        {item.rate === 'daily' && `\u{A0}· ${c('duration.days', { count: item.duration })}`}
      </>
    )
  return (
    <article
      aria-label={item.title}
      className={`gap-4 rounded-card border bg-surface p-4 sm:grid sm:grid-cols-[min(11rem,40%)_minmax(0,1fr)] ${item.isAvailable ? 'border-line' : 'border-danger/60'}`}
    >
      <Picture
        picture={item.picture}
        preset="card"
        sizes="(min-width: 640px) 176px, 72px"
        isDecorative
        className={`w-full rounded-field max-sm:float-start max-sm:me-3 max-sm:mb-2 max-sm:aspect-square max-sm:w-[min(4.5rem,25%)] sm:aspect-3/2 ${item.isAvailable ? '' : 'opacity-60 grayscale'}`}
      />
      <div className="min-w-0">
        {/* The button is below the name in letters twice as large. */}
        <div className="flex min-w-[min(100%,9rem)] flex-wrap items-start justify-between gap-x-3">
          <div className="min-w-0 flex-1 basis-28">
            <h3 className="text-lg leading-snug font-semibold">
              <PageLink
                path={productPath(site.discoverType, item.citySlug, item.slug)}
                className="hover:text-primary hover:underline"
              >
                {item.title}
              </PageLink>
            </h3>
            <p className="dotted text-ink-soft">
              <span>{item.optionTitle}</span>
              {item.rate === 'nightly' && <span>{c('duration.nights', { count: item.duration })}</span>}
              <span>{peopleWords(item)}</span>
            </p>
          </div>
          <Button
            kind="icon"
            onClick={onRemove}
            aria-label={t('removeItem', { title: item.title })}
            className="ms-auto -me-2 -mt-1"
          >
            <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        </div>
        <ul className="mt-2 grid gap-1 text-sm max-sm:clear-both">
          <Fact icon={<CalendarDays aria-hidden />}>
            <button
              type="button"
              id={`edit-${item.id}`}
              aria-label={t('editItem', { title: item.title })}
              onClick={() => onEdit()}
              className="-my-2 inline-flex min-h-11 max-w-full items-center gap-2 py-2 text-start underline decoration-line-strong underline-offset-4 hover:text-primary hover:decoration-primary noscript:hidden"
            >
              <span className="min-w-0">{when}</span>
              <Pencil aria-hidden className="mt-0! shrink-0" />
            </button>
            <span className="hidden noscript:inline">{when}</span>
          </Fact>
          {item.pickup && (
            <Fact icon={<MapPin aria-hidden />}>
              {t('pickup', { name: item.pickup.name, time: pickupWords({ ...item, pickup: item.pickup }, locale) })} ·{' '}
              {item.pickup.address}
            </Fact>
          )}
          {item.guideLanguage !== null && (
            <Fact icon={<Languages aria-hidden />}>
              {t('guideLanguage', { rate: item.rate, language: languageName(item.guideLanguage, locale) })}
            </Fact>
          )}
        </ul>
        {errorText !== null && (
          <div className="mt-3 grid gap-2">
            <p className="text-sm font-medium text-danger">{errorText}</p>
            <div className="flex flex-wrap gap-2 noscript:hidden">
              <Button kind="outlined" aria-label={`${t('otherTime')}: ${item.title}`} onClick={() => onEdit('time')}>
                {t('otherTime')}
              </Button>
              <Button kind="third" aria-label={t('removeItem', { title: item.title })} onClick={onRemove}>
                {t('remove')}
              </Button>
            </div>
          </div>
        )}
        {isPricedByUnit && (
          <UnitSteppers item={item} isBusy={isBusy} errorText={changeError} onChange={(units) => onChange({ units })} />
        )}
        <PartySizeStepper
          item={item}
          isBusy={isBusy}
          errorText={changeError}
          onChange={(partySize) => onChange({ partySize })}
        />
        {item.isAvailable && (
          <div className="mt-3 grid gap-2 border-t border-line pt-3">
            {/* The amount of a single line is the total below. */}
            {lines.length > 0 && <PriceLines lines={lines} currency={isSingle ? null : item.currency} />}
            {promo && promo.discountMinor > 0 && (
              <p className="flex flex-wrap justify-between gap-x-4 text-sm text-success">
                {p('promo.with', { code: promo.code })}
                <MoneyText money={{ amountMinor: -promo.discountMinor, currency: item.currency }} className="ms-auto" />
              </p>
            )}
            <div className="flex flex-wrap items-baseline justify-end gap-x-3">
              {savedMinor > 0 && (
                <p className="me-auto text-sm text-success">
                  {c.rich('offerSaves', {
                    amount: () => <MoneyText money={{ amountMinor: savedMinor, currency: item.currency }} />,
                  })}
                </p>
              )}
              <p className="flex max-w-full min-w-0 flex-wrap items-baseline justify-end gap-x-2">
                {isSingle && item.originalMinor > totalMinor && (
                  <s className="text-sm text-ink-soft">
                    <MoneyText money={{ amountMinor: item.originalMinor, currency: item.currency }} />
                  </s>
                )}
                <MoneyText
                  money={{ amountMinor: totalMinor, currency: item.currency }}
                  className="text-lg font-semibold"
                />
              </p>
            </div>
            {item.seenMinor !== item.totalMinor && (
              <p className="-mt-1 text-end text-sm font-medium text-accent">
                {t.rich('priceWas', {
                  price: () => <MoneyText money={{ amountMinor: item.seenMinor, currency: item.currency }} />,
                })}
              </p>
            )}
            <CancellationSentence step={item.cancellation.steps[0] ?? null} zone={item.zone} cityName={item.cityName} />
            {item.needsConfirmation && (
              <p className="flex items-start gap-2 text-sm">
                <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" strokeWidth={1.75} />
                {c('hostConfirms')}
              </p>
            )}
          </div>
        )}
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:max-w-[20px] [&_svg]:shrink-0 [&_svg]:stroke-[1.75] [&_svg]:text-primary">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
