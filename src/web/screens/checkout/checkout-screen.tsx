import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CartNotice } from '#web/features/cart/cart-notice.tsx'
import { acceptCheckoutChanges, type CheckoutSearch, type CheckoutView } from '#web/features/checkout/calls.ts'
import { ConfirmedFirstNote } from '#web/features/checkout/confirmed-first-note.tsx'
import { saveDraft } from '#web/features/checkout/draft.ts'
import { freeUntil } from '#web/features/checkout/free-until.ts'
import { GuestFields, guestFields } from '#web/features/checkout/guest-fields.tsx'
import { KnownGuest } from '#web/features/checkout/known-guest.tsx'
import { linkToPart } from '#web/features/checkout/link-to-part.tsx'
import { OrderRefused } from '#web/features/checkout/order-refused.tsx'
import { PayLaterNote } from '#web/features/checkout/pay-later-note.tsx'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { PickupPlaces } from '#web/features/checkout/pickup-places.tsx'
import { Preparation } from '#web/features/checkout/preparation.tsx'
import { SpecialRequests } from '#web/features/checkout/special-requests.tsx'
import { useShowCheckout } from '#web/features/checkout/use-show-checkout.ts'
import { useAction } from '#web/lib/use-action.ts'
import { guestCheckHandlers, usePhoneRules } from '#web/lib/use-guest-check.ts'
import { KnowBeforeYouGo } from '#web/ui/know-before-you-go.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { partIds } from './blocked-note.tsx'
import { CheckoutStep } from './checkout-step.tsx'
import { observeColumnHeights } from './column-heights.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { FieldErrorSummary } from './field-error-summary.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import { PromoPart } from './promo-part.tsx'
import { RequestAnswer } from './request-answer.tsx'
import { typedIn } from './typed-in.ts'
import { useFieldErrorWords } from './use-field-error-words.ts'
import { useKnownGuest } from './use-known-guest.ts'
import { useOrderForm } from './use-order-form.ts'
import { usePaymentMethod } from './use-payment-method.ts'
import { useSummaryFold } from './use-summary-fold.ts'

const FORM = 'checkout'

/**
 * The order in one row, the lead guest, how to pay, and a foot with the sum. Field errors are shown at their fields, all
 * in one round, and nothing typed is lost.
 */
export function CheckoutScreen({ checkout, search }: { checkout: CheckoutView; search: CheckoutSearch }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const showCheckout = useShowCheckout()
  const accepting = useAction()
  const { items } = checkout.cart
  const [wasFilled] = useState(items.length > 0)
  const guest = useKnownGuest(form, checkout.guest)
  const payment = usePaymentMethod(form, checkout, guest.draft)
  const { needsConfirmation } = payment
  const fold = useSummaryFold(items)
  const phoneRules = usePhoneRules()
  const { wordsOf, listOf } = useFieldErrorWords()
  const order = useOrderForm({
    checkout,
    search,
    needsConfirmation,
    phoneRules,
    wordsOf,
    onSend: accepting.clearError,
  })
  const { isPending, errors, refusal, setFieldError } = order
  const accept = () => accepting.run(async () => showCheckout(await acceptCheckoutChanges(locale, search)))

  if (items.length === 0) return <EmptyCheckout checkout={checkout} wasFilled={wasFilled} />

  const isFolded = guest.known !== null && !guestFields.some((field) => errors[field] !== undefined)
  const checks = guestCheckHandlers(phoneRules, { errors, setFieldError, words: wordsOf })
  return (
    <>
      {isPending && <Preparation opensPage={order.opensPage} />}
      {/* Hidden rather than unmounted: what is chosen and typed must survive a refusal. */}
      <div hidden={isPending} className="mx-auto max-w-7xl px-4 pt-6 sm:px-6">
        <div
          ref={observeColumnHeights}
          className="flex flex-col gap-8 [--bar:8rem] [--lines:calc(100dvh-5.5625rem-var(--rest)-var(--bar))] [--rest:20rem] lg:grid lg:grid-cols-[minmax(0,1fr)_min(24rem,45%)] lg:grid-rows-[auto_1fr] lg:min-h-[calc(100dvh-5.0625rem)] lg:gap-x-10 lg:gap-y-6"
        >
          <h1 className="text-2xl font-semibold max-lg:-mb-4 lg:col-start-1 lg:text-3xl">{t('title')}</h1>
          <OrderSummary
            checkout={checkout}
            isOpen={fold.isOpen}
            onToggle={fold.toggle}
            showsPolicies={fold.showsPolicies}
            isDueToday={!payment.isDueLater}
          >
            <PromoPart
              checkout={checkout}
              search={search}
              errorText={order.promoErrorText}
              onChanged={order.clearPromoError}
            />
          </OrderSummary>
          <form
            method="post"
            id={FORM}
            ref={form}
            onSubmit={order.onSubmit}
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
              <ConfirmedFirstNote items={items} answerBy={checkout.answerBy?.at} link={linkToPart} />
            )}
            {accepting.errorText !== null && <Notice kind="danger" title={accepting.errorText} isUrgent />}
            {refusal && (
              <OrderRefused
                {...refusal}
                offersCard={!needsConfirmation && checkout.methods.some(({ code }) => code === 'card')}
              />
            )}
            <FieldErrorSummary refusals={order.refusals} errors={listOf(errors, items)} />
            <CheckoutStep number={1} title={t('guest.title')} text={t('guest.text')}>
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
                <PickupPlaces items={items} errors={errors} onRight={(field) => setFieldError(field, undefined)} />
              </div>
              <SpecialRequests items={items} />
            </CheckoutStep>
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
            <CheckoutStep
              id={partIds.method}
              number={2}
              title={t(needsConfirmation ? 'outcomes.on_hold.steps.title' : 'methods.title')}
            >
              <PaymentMethods
                methods={checkout.methods}
                cardRefusal={checkout.cardRefusal}
                chosen={checkout.methods[0]?.code ?? 'card'}
                gone={payment.gone}
                currency={checkout.charged.currency}
                onChoose={payment.choose}
                isFree={checkout.totalMinor === 0}
                freeUntil={freeUntil(items)}
                answer={checkout.answerBy && <RequestAnswer by={checkout.answerBy} items={items} />}
              />
              {checkout.totalMinor > 0 && !needsConfirmation && (
                <div className="mt-3 empty:hidden">
                  <PayLaterNote methods={checkout.methods} items={items} link={linkToPart} />
                </div>
              )}
            </CheckoutStep>
          </form>
          {/* Outside the form: on phones it stays at the foot beside an open summary too; on laptops it is below the summary. */}
          <PayBar
            form={FORM}
            checkout={checkout}
            method={payment.chosen}
            isDueLater={payment.isDueLater}
            needsConfirmation={needsConfirmation}
            blocked={payment.blocked}
            onShowPolicy={fold.showPolicies}
          />
        </div>
      </div>
    </>
  )
}
