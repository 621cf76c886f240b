import { useNavigate, useRouter } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { CartNotice } from '#web/features/cart/cart-notice.tsx'
import {
  acceptCheckoutChanges,
  placeOrder,
  putCheckoutPromo,
  type CheckoutView,
  type NewOrder,
} from '#web/features/checkout/calls.ts'
import { saveDraft, readDraft, type SavedDraft } from '#web/features/checkout/draft.ts'
import { GuestFields, guestFields, type GuestDraft, type GuestField } from '#web/features/checkout/guest-fields.tsx'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { Preparation } from '#web/features/checkout/preparation.tsx'
import { useShowCheckout } from '#web/features/checkout/use-show-checkout.ts'
import { PromoField } from '#web/features/promotions/promo-field.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { newKey } from '#web/lib/new-key.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useForm } from '#web/lib/use-form.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { FieldErrorSummary } from './field-error-summary.tsx'
import { OrderSummary } from './order-summary.tsx'

type Fault = { field: GuestField; code: 'required' | 'format' | 'too_long' } | { field: 'terms'; words: string }

// Explained by the notice above the form, once the checkout is reloaded.
const cartRefusals = ['checkout.cart_unavailable', 'checkout.sold_out', 'checkout.cart_empty']

const linkLook = 'text-primary underline underline-offset-4'

/** The lead guest, how to pay, one button. Field errors are shown at their fields, and nothing typed is lost. */
export function CheckoutScreen({ checkout, search }: { checkout: CheckoutView; search: { promo?: string } }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const { site } = useSiteContext()
  const wordsOf = useApiErrorWords()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<GuestDraft>({ ...checkout.guest, specialRequests: '' })
  const showCheckout = useShowCheckout()
  const accepting = useAction()
  const [opensPage, setOpensPage] = useState(true)
  const [isServerFault, setIsServerFault] = useState(false)
  const [promoFault, setPromoFault] = useState<string | null>(null)
  // One key per order; an order whose answer was lost is sent again with its own key.
  const unanswered = useRef<{ key: string; order: string } | null>(null)

  useEffect(() => {
    const kept = readDraft()
    if (!kept || !form.current) return
    for (const field of guestFields) {
      const input = form.current.elements.namedItem(field) as HTMLInputElement | null
      if (input && input.value === '' && kept[field]) input.value = kept[field]
    }
    const whatsapp = form.current.elements.namedItem('alsoByWhatsapp') as HTMLInputElement | null
    if (whatsapp && kept.alsoByWhatsapp === true) whatsapp.checked = true
  }, [])

  // The host answers the whole order before anything is paid.
  const needsConfirmation = checkout.cart.items.some((item) => item.needsConfirmation)
  const { isPending, faults, fault, onSubmit } = useForm<Fault>({
    leaves: true,
    send: async (data) => {
      const typed = typedIn(data)
      setDraft(typed)
      saveDraft(typed)
      const order: NewOrder = {
        ...typed,
        promoCode: checkout.promo?.code ?? null,
        method:
          (checkout.methods.find(({ code }) => code === formText(data, 'method')) ?? checkout.methods[0])?.code ??
          'card',
        acceptsTerms: data.get('acceptsTerms') === 'yes',
        seenTotalMinor: checkout.totalMinor,
        seenCurrency: checkout.currency,
      }
      const text = JSON.stringify(order)
      const key = unanswered.current?.order === text ? unanswered.current.key : newKey()
      unanswered.current = { key, order: text }
      accepting.clearFault()
      setPromoFault(null)
      setOpensPage(order.method === 'card' && checkout.totalMinor > 0 && !needsConfirmation)
      const placed = await placeOrder(locale, key, order)
      unanswered.current = null
      if (placed.next.kind === 'payment') window.location.assign(placed.next.url)
      else await navigate({ href: placed.next.url })
    },
    faultsOf: (error) => {
      if (!(error instanceof CallError)) return []
      if (error.code === 'checkout.terms_not_accepted') return [{ field: 'terms', words: wordsOf(error) }]
      return error.code === 'checkout.fields_invalid' ? ((error.details['fields'] ?? []) as Fault[]) : []
    },
    words: (found) => {
      if (found.field === 'terms') return found.words
      const { field, code } = found
      return code === 'format' && (field === 'email' || field === 'phoneNumber')
        ? t(`faults.${field}`)
        : t(`faults.${code}`)
    },
    summary: (found, error) => {
      if (!(error instanceof CallError)) {
        setIsServerFault(true)
        return wordsOf(error)
      }
      unanswered.current = null
      void router.invalidate()
      // Shown at the code too: some rules depend on the buyer, which only the order names.
      if (error.code.startsWith('promo.')) setPromoFault(wordsOf(error))
      if (cartRefusals.includes(error.code)) {
        window.scrollTo({ top: 0 })
        return null
      }
      if (error.code === 'checkout.already_paid') {
        void navigate({ to: localePath(locale, '/checkout/success') })
        return null
      }
      setIsServerFault(error.status >= 500)
      return found.length > 0 ? null : wordsOf(error)
    },
  })
  const accept = () => accepting.run(async () => showCheckout(await acceptCheckoutChanges(locale)))

  if (checkout.cart.items.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )

  const hasChanged = checkout.cart.notice !== 'none'
  const labelOf = (field: string) => (field === 'terms' ? t('terms') : t(`guest.${field as GuestField}`))
  return (
    <>
      {isPending && <Preparation opensPage={opensPage} />}
      {/* Hidden rather than unmounted: what is chosen and typed must survive a refusal. */}
      <div hidden={isPending} className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_min(23rem,45%)]">
          <form
            method="post"
            ref={form}
            onSubmit={onSubmit}
            onInput={(event) => saveDraft(typedIn(new FormData(event.currentTarget)))}
            noValidate
            className="grid gap-10"
          >
            <NeedsScript />
            <CartNotice cart={checkout.cart} isBusy={accepting.isPending} onAccept={() => void accept()} />
            {accepting.fault !== null && <Notice kind="danger" title={accepting.fault} isUrgent />}
            {fault !== null && !isServerFault && <Notice kind="danger" title={fault} isUrgent />}
            {fault !== null && isServerFault && (
              <Notice kind="danger" title={t('problem.title')} isUrgent>
                <p className="text-sm">
                  {t('problem.text')} {fault}
                </p>
              </Notice>
            )}
            <FieldErrorSummary
              faults={Object.entries(faults).map(([field, words]) => ({
                id: field,
                label: labelOf(field),
                words: words ?? '',
              }))}
            />
            <Step number={1} title={t('guest.title')} text={t('guest.text')}>
              <GuestFields
                draft={draft}
                countries={checkout.countries}
                offersWhatsapp={checkout.offersWhatsapp}
                faults={faults}
              />
            </Step>
            <Step number={2} title={t('methods.title')}>
              <PaymentMethods
                methods={checkout.methods}
                cardRefusal={checkout.cardRefusal}
                chosen={checkout.methods[0]?.code ?? 'card'}
                isFree={checkout.totalMinor === 0}
                needsConfirmation={needsConfirmation}
              />
            </Step>
            <Step number={3} title={t('last')}>
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  id="terms"
                  name="acceptsTerms"
                  value="yes"
                  aria-invalid={faults['terms'] === undefined ? undefined : true}
                  aria-describedby={faults['terms'] === undefined ? undefined : 'terms-error'}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
                <span>
                  {t.rich('acceptTerms', {
                    terms: (words) => (
                      <PageLink path="/terms-and-conditions" target="_blank" className={linkLook}>
                        {words}
                      </PageLink>
                    ),
                    policy: (words) => (
                      <a href="#cancellation-policy" className={linkLook}>
                        {words}
                      </a>
                    ),
                  })}
                </span>
              </label>
              {faults['terms'] !== undefined && (
                <p id="terms-error" className="mt-2 text-sm text-danger">
                  {faults['terms']}
                </p>
              )}
              <Button type="submit" disabled={hasChanged} className="mt-5 w-full sm:w-auto sm:min-w-72">
                <LockKeyhole aria-hidden className="size-5" strokeWidth={1.75} />
                {t(needsConfirmation ? 'request' : 'confirm')}
              </Button>
            </Step>
          </form>
          <section
            aria-label={t('summary')}
            className="grid gap-5 rounded-card border border-line bg-surface p-card lg:sticky lg:top-(--below-head)"
          >
            <h2 className="text-xl font-semibold">{t('summary')}</h2>
            <OrderSummary checkout={checkout} />
            <PromoField
              code={checkout.promo?.code ?? checkout.promoCode}
              discountMinor={checkout.discountMinor}
              isLowered={checkout.promo?.isLowered ?? false}
              currency={checkout.currency}
              refusal={checkout.promoRefusal}
              fault={promoFault}
              onPut={async (code) => {
                showCheckout(await putCheckoutPromo(locale, code))
                setPromoFault(null)
                // The cart has the code of the address now, or the buyer took it back.
                if (search.promo !== undefined)
                  await navigate({ to: localePath(locale, '/checkout'), replace: true, resetScroll: false })
              }}
            />
          </section>
        </div>
      </div>
    </>
  )
}

function typedIn(data: FormData): SavedDraft {
  const guest = Object.fromEntries(guestFields.map((field) => [field, formText(data, field)])) as GuestDraft
  return { ...guest, alsoByWhatsapp: data.get('alsoByWhatsapp') === 'yes' }
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section>
      <h2 className="flex items-center gap-3 text-xl font-semibold">
        <span aria-hidden className="grid size-9 place-items-center rounded-full bg-primary/10 text-base text-primary">
          <bdi>{number}</bdi>
        </span>
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 ms-12 text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
