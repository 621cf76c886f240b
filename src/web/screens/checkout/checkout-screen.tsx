import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { pickupPlaceField } from '#domain/pickup-place.ts'
import { CartNotice } from '#web/features/cart/cart-notice.tsx'
import { AlsoInCart } from '#web/features/checkout/also-in-cart.tsx'
import {
  acceptCheckoutChanges,
  placeOrder,
  putCheckoutPromo,
  type CheckoutSearch,
  type CheckoutView,
  type NewOrder,
} from '#web/features/checkout/calls.ts'
import { ConfirmedFirstNote } from '#web/features/checkout/confirmed-first-note.tsx'
import { saveDraft, type SavedDraft } from '#web/features/checkout/draft.ts'
import { GuestFields, guestFields, type GuestDraft, type GuestField } from '#web/features/checkout/guest-fields.tsx'
import { KnownGuest } from '#web/features/checkout/known-guest.tsx'
import { linkToPart } from '#web/features/checkout/link-to-part.tsx'
import { changedCurrency, OrderRefused, refusedFor, type RefusedFor } from '#web/features/checkout/order-refused.tsx'
import { freeUntil } from '#web/features/checkout/free-until.ts'
import { PayLaterNote } from '#web/features/checkout/pay-later-note.tsx'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { Preparation } from '#web/features/checkout/preparation.tsx'
import { itemsAskingPlace, placeErrors, placesIn, PickupPlaces } from '#web/features/checkout/pickup-places.tsx'
import { requestsIn, SpecialRequests } from '#web/features/checkout/special-requests.tsx'
import { useShowCheckout } from '#web/features/checkout/use-show-checkout.ts'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { newKey } from '#web/lib/new-key.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useForm } from '#web/lib/use-form.ts'
import { guestCheckHandlers, guestErrors, usePhoneRules } from '#web/lib/use-guest-check.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { KnowBeforeYouGo } from '#web/ui/know-before-you-go.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { partIds, type Blocked } from './blocked-note.tsx'
import { observeColumnHeights } from './column-heights.ts'
import { FieldErrorSummary } from './field-error-summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PromoPart } from './promo-part.tsx'
import { useKnownGuest } from './use-known-guest.ts'
import { RequestAnswer } from './request-answer.tsx'

interface FieldError {
  field: GuestField | 'specialRequests' | ReturnType<typeof pickupPlaceField>
  code: 'required' | 'format' | 'too_long' | 'letters'
}

const FORM = 'checkout'

// Explained by the notice above the form, once the checkout is reloaded.
const cartRefusals = ['checkout.cart_unavailable', 'checkout.sold_out', 'checkout.cart_empty']

/**
 * The order in one row, the lead guest, how to pay, and a foot with the sum. Field errors are shown at their fields, all
 * in one round, and nothing typed is lost.
 */
export function CheckoutScreen({ checkout, search }: { checkout: CheckoutView; search: CheckoutSearch }) {
  const t = useTranslations('checkout')
  const inCart = useTranslations('cart')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const { site } = useSiteContext()
  const wordsOf = useApiErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const showCheckout = useShowCheckout()
  const accepting = useAction()
  const [opensPage, setOpensPage] = useState(true)
  const [isBegun] = useState(checkout.cart.items.length > 0)
  const [refused, setRefused] = useState<{ reason: RefusedFor; part: string }>({ reason: 'order', part: '' })
  // Of the cart another part may be ordered, for which the refusal does not hold.
  const part = checkout.cart.items.map(({ id }) => id).join()
  const [promoErrorText, setPromoErrorText] = useState<string | null>(null)
  // One key per order; an order whose response was lost is sent again with its key.
  const unanswered = useRef<{ key: string; order: string } | null>(null)

  const guest = useKnownGuest(form, checkout.guest)
  const [method, setMethod] = useState(checkout.methods[0]?.code ?? null)
  useEffect(() => {
    // As the browser or the draft restored it.
    const chosen = form.current && formText(new FormData(form.current), 'method')
    const offered = checkout.methods.find(({ code }) => code === chosen)
    if (offered) setMethod(offered.code)
  }, [guest.draft, checkout.methods])
  // On phones what is sold out is never folded away, unless the buyer does it afterwards.
  const gone = checkout.cart.items.flatMap(({ id, isAvailable }) => (isAvailable ? [] : id)).join()
  const [summary, setSummary] = useState({ isOpen: gone !== '', gone })
  if (summary.gone !== gone) setSummary({ isOpen: summary.isOpen || gone !== '', gone })
  const openSummary = (isOpen: boolean) => setSummary({ isOpen, gone })
  const [showsPolicies, setShowsPolicies] = useState(false)
  const phoneRules = usePhoneRules()
  const requiredWords = useRequiredWords()

  // The host confirms the whole order before anything is paid.
  const needsConfirmation = checkout.cart.items.some((item) => item.needsConfirmation)
  const isOffered = checkout.methods.some(({ code }) => code === method)
  const chosenMethod = (isOffered ? method : checkout.methods[0]?.code) ?? ''
  // No other method may be paid by that the buyer has not chosen.
  const goneMethod =
    isOffered || needsConfirmation || checkout.totalMinor === 0 || checkout.methods.length === 0 ? null : method
  const blocked = blockedBy(checkout, goneMethod)
  const isDueLater = checkout.totalMinor > 0 && (needsConfirmation || chosenMethod === 'pay_later')
  const errorWords = ({ field, code }: FieldError) => {
    if (code === 'required') return requiredWords(field.startsWith(pickupPlaceField('')) ? 'pickupPlace' : field)
    return code === 'format' && (field === 'email' || field === 'phoneNumber')
      ? t(`errors.${field}`)
      : t(`errors.${code}`)
  }
  /** Away from its field, unless the words name it themselves. */
  const named = (words: string, label: string) =>
    words === t('errors.email') || words === t('errors.phoneNumber') ? words : `${label}: ${words}`
  const { isPending, errors, errorText, refusals, setFieldError, onSubmit } = useForm<FieldError>({
    leaves: true,
    send: async (data) => {
      const typed = typedIn(data)
      saveDraft(typed)
      const { method: chosen, ...entered } = typed
      const order: NewOrder = {
        ...entered,
        promoCode: checkout.promo?.code ?? null,
        // Also without a selection: what another tab adds meanwhile is not ordered.
        items: checkout.cart.items.map(({ id }) => id),
        method: (checkout.methods.find(({ code }) => code === chosen) ?? checkout.methods[0])?.code ?? 'card',
        // The words under the button say so.
        acceptsTerms: true,
        seenTotalMinor: checkout.charged.amountMinor,
        seenCurrency: checkout.charged.currency,
      }
      const text = JSON.stringify(order)
      const key = unanswered.current?.order === text ? unanswered.current.key : newKey()
      unanswered.current = { key, order: text }
      accepting.clearError()
      setPromoErrorText(null)
      setOpensPage(order.method === 'card' && checkout.totalMinor > 0 && !needsConfirmation)
      const placed = await placeOrder(locale, search, key, order)
      unanswered.current = null
      if (placed.next.kind === 'payment') window.location.assign(placed.next.url)
      else await navigate({ href: placed.next.url })
    },
    check: (data) => {
      const found = guestErrors(data, phoneRules)
      return found && [...found, ...placeErrors(data)]
    },
    errorsOf: (error) =>
      error instanceof CallError && error.code === 'checkout.fields_invalid'
        ? ((error.details['fields'] ?? []) as FieldError[])
        : [],
    words: errorWords,
    summary: (found, error) => {
      const reason = refusedFor(error, checkout.charged.currency)
      setRefused({ reason, part })
      if (!(error instanceof CallError)) return wordsOf(error)
      unanswered.current = null
      // The response contains the changes.
      const changed = error.details['checkout'] as CheckoutView | undefined
      if (changed) showCheckout(changed)
      else void router.invalidate()
      // Shown at the code too: some rules depend on the buyer, which only the order names.
      if (error.code.startsWith('promo.')) setPromoErrorText(wordsOf(error))
      if (cartRefusals.includes(error.code)) {
        window.scrollTo({ top: 0 })
        return null
      }
      if (error.code === 'checkout.already_paid') {
        void navigate({ to: localePath(locale, '/checkout/success') })
        return null
      }
      const currency = changedCurrency(error, checkout.charged.currency)
      if (currency !== null) {
        // The header, too.
        void router.invalidate()
        return t('currencyChanged', { currency })
      }
      return found.length > 0 ? null : wordsOf(error)
    },
  })
  const accept = () => accepting.run(async () => showCheckout(await acceptCheckoutChanges(locale, search)))

  if (checkout.cart.items.length === 0)
    return (
      <EmptyArch level={1} title={checkout.others.length > 0 ? inCart('notChosen') : t('empty')}>
        {isBegun && <p className="text-ink-soft">{t('emptiedElsewhere')}</p>}
        <AlsoInCart checkout={checkout} />
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
        {/* Reached by going back from the confirmation too. */}
        <PageLink path="/invoices" className={buttonClass('outlined')}>
          {t('toBookings')}
        </PageLink>
      </EmptyArch>
    )

  const isFolded = guest.known !== null && !guestFields.some((field) => errors[field] !== undefined)
  const checks = guestCheckHandlers(phoneRules, {
    errors,
    setFieldError,
    words: errorWords,
  })
  return (
    <>
      {isPending && <Preparation opensPage={opensPage} />}
      {/* Hidden rather than unmounted: what is chosen and typed must survive a refusal. */}
      <div hidden={isPending} className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
        <div
          ref={observeColumnHeights}
          className="flex flex-col gap-8 [--bar:8rem] [--lines:calc(100dvh-5.5625rem-var(--rest)-var(--bar))] [--rest:20rem] lg:grid lg:grid-cols-[minmax(0,1fr)_min(24rem,45%)] lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-5.0625rem)] lg:gap-x-10 lg:gap-y-6"
        >
          <h1 className="text-2xl font-semibold max-lg:-mb-4 lg:col-start-1 lg:text-3xl">{t('title')}</h1>
          <OrderSummary
            checkout={checkout}
            isOpen={summary.isOpen}
            onToggle={() => openSummary(!summary.isOpen)}
            showsPolicies={showsPolicies}
            isDueToday={!isDueLater}
          >
            <PromoPart
              checkout={checkout}
              errorText={promoErrorText}
              onPut={async (code) => {
                showCheckout(await putCheckoutPromo(locale, search, code))
                setPromoErrorText(null)
                // The cart has the code of the address now, or the buyer took it back.
                if (search.promo !== undefined)
                  await navigate({
                    to: localePath(locale, '/checkout'),
                    search: search.items === undefined ? {} : { items: search.items },
                    replace: true,
                    resetScroll: false,
                  })
              }}
            />
          </OrderSummary>
          <form
            method="post"
            id={FORM}
            ref={form}
            onSubmit={onSubmit}
            onFocus={checks.onFocus}
            onBlur={checks.onBlur}
            onInput={(event) => {
              saveDraft(typedIn(new FormData(event.currentTarget)))
              checks.onInput(event)
            }}
            noValidate
            className="grid grid-cols-1 content-start gap-8 lg:col-start-1 lg:row-start-2 lg:pb-10"
          >
            <NeedsScript />
            <div id={partIds.cart} className="scroll-mt-(--below-head) empty:hidden">
              <CartNotice cart={checkout.cart} isBusy={accepting.isPending} onAccept={() => void accept()} />
            </div>
            {checkout.totalMinor > 0 && (
              <ConfirmedFirstNote items={checkout.cart.items} answerBy={checkout.answerBy?.at} link={linkToPart} />
            )}
            {accepting.errorText !== null && <Notice kind="danger" title={accepting.errorText} isUrgent />}
            {errorText !== null && refused.part === part && (
              <OrderRefused
                reason={refused.reason}
                text={errorText}
                offersCard={!needsConfirmation && checkout.methods.some(({ code }) => code === 'card')}
              />
            )}
            <FieldErrorSummary
              refusals={refusals}
              errors={[
                ...guestFields.flatMap((field) => {
                  const words = errors[field]
                  if (words === undefined) return []
                  const shown = field === 'countryCode' ? 'phoneNumber' : field
                  const isMissing = words === requiredWords(field)
                  return [
                    { id: shown, words: isMissing ? t(`errors.missing.${shown}`) : named(words, t(`guest.${shown}`)) },
                  ]
                }),
                ...itemsAskingPlace(checkout.cart.items).flatMap(({ id }) => {
                  const words = errors[pickupPlaceField(id)]
                  if (words === undefined) return []
                  const isMissing = words === requiredWords('pickupPlace')
                  return [
                    {
                      id: pickupPlaceField(id),
                      words: isMissing ? t('errors.missing.pickupPlace') : named(words, t('pickupPlace.name')),
                    },
                  ]
                }),
              ]}
            />
            <Step number={1} title={t('guest.title')} text={t('guest.text')}>
              {isFolded && guest.known && (
                <KnownGuest
                  guest={guest.known}
                  callingCode={checkout.countries.find(({ code }) => code === guest.known?.countryCode)?.callingCode}
                  onEdit={guest.edit}
                  onForget={guest.forget}
                />
              )}
              <GuestFields
                draft={guest.draft}
                isFolded={isFolded}
                countries={checkout.countries}
                offersWhatsapp={checkout.offersWhatsapp}
                needsConfirmation={needsConfirmation}
                errors={errors}
              />
              <div className="mt-4 grid gap-4 empty:hidden">
                <PickupPlaces
                  items={checkout.cart.items}
                  errors={errors}
                  onRight={(field) => setFieldError(field, undefined)}
                />
              </div>
              <SpecialRequests items={checkout.cart.items} />
            </Step>
            <div className="grid grid-cols-1 gap-3 empty:hidden">
              {checkout.knowBeforeYouGo.map(({ productId, title, rate, points, bring }, _, { length }) => (
                <KnowBeforeYouGo
                  key={productId}
                  points={points}
                  bring={bring}
                  title={length > 1 ? title : undefined}
                  // Rentals have conditions: who may drive, and what is held on the card.
                  isOpen={rate === 'daily'}
                />
              ))}
            </div>
            <Step
              id={partIds.method}
              number={2}
              title={t(needsConfirmation ? 'outcomes.on_hold.steps.title' : 'methods.title')}
            >
              <PaymentMethods
                methods={checkout.methods}
                cardRefusal={checkout.cardRefusal}
                chosen={checkout.methods[0]?.code ?? 'card'}
                gone={goneMethod}
                currency={checkout.charged.currency}
                onChoose={setMethod}
                isFree={checkout.totalMinor === 0}
                freeUntil={freeUntil(checkout.cart.items)}
                answer={checkout.answerBy && <RequestAnswer by={checkout.answerBy} items={checkout.cart.items} />}
              />
              {checkout.totalMinor > 0 && !needsConfirmation && (
                <div className="mt-3 empty:hidden">
                  <PayLaterNote methods={checkout.methods} items={checkout.cart.items} link={linkToPart} />
                </div>
              )}
            </Step>
          </form>
          {/* Outside the form: on phones it stays at the foot beside an open summary too; on laptops it is below the summary. */}
          <PayBar
            form={FORM}
            checkout={checkout}
            method={chosenMethod}
            isDueLater={isDueLater}
            needsConfirmation={needsConfirmation}
            blocked={blocked}
            onShowPolicy={() => {
              openSummary(true)
              setShowsPolicies(true)
            }}
          />
        </div>
      </div>
    </>
  )
}

function blockedBy(
  { cart, methods, totalMinor }: CheckoutView,
  gone: CheckoutView['methods'][number]['code'] | null,
): Blocked | null {
  if (cart.notice !== 'none') return { part: 'cart', notice: cart.notice }
  return gone !== null || (methods.length === 0 && totalMinor > 0) ? { part: 'method', gone } : null
}

function typedIn(data: FormData): SavedDraft {
  const guest = Object.fromEntries(guestFields.map((field) => [field, formText(data, field)])) as GuestDraft
  return {
    ...guest,
    alsoByWhatsapp: data.get('alsoByWhatsapp') === 'yes',
    method: formText(data, 'method'),
    requests: requestsIn(data),
    pickupPlaces: placesIn(data),
  }
}

function Step({
  id,
  number,
  title,
  text,
  children,
}: {
  /** Of a part that is linked. */
  id?: string
  number: number
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section id={id} tabIndex={id === undefined ? undefined : -1} className="scroll-mt-(--below-head) outline-none">
      <h2 className="flex items-center gap-3 text-xl font-semibold">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-primary/10 text-base text-primary"
        >
          <bdi>{number}</bdi>
        </span>
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 ms-12 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
