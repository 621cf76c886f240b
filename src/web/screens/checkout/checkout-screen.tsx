import { useNavigate, useRouter } from '@tanstack/react-router'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { placeOrder, type CheckoutView, type NewOrder } from '#web/features/checkout/calls.ts'
import { GuestFields, guestFields, type GuestDraft, type GuestField } from '#web/features/checkout/guest-fields.tsx'
import { PaymentMethods } from '#web/features/checkout/payment-methods.tsx'
import { Preparation } from '#web/features/checkout/preparation.tsx'
import { PromoField } from '#web/features/promotions/promo-field.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { formText } from '#web/lib/form-text.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-frame.ts'
import { useRefusalWords } from '#web/lib/use-refusal-words.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { keepDraft, readDraft } from './draft.ts'
import { OrderSummary } from './order-summary.tsx'

interface CheckoutScreenProps {
  checkout: CheckoutView
  promoCode: string | undefined
}

type Faults = Partial<Record<GuestField | 'terms', string>>

// What the cart page explains better than this one.
const cartRefusals = ['checkout.cart_unavailable', 'checkout.sold_out', 'checkout.cart_empty']

/** Who is going, how they pay, one button. What the server refuses stands at its field, and nothing typed is lost. */
export function CheckoutScreen({ checkout, promoCode }: CheckoutScreenProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const { site } = useFrame()
  const wordsOf = useRefusalWords()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<GuestDraft>({ ...checkout.guest, specialRequests: '' })
  const [isPreparing, setIsPreparing] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [fault, setFault] = useState<string | null>(null)
  // One key per press; a press that may have reached the server is sent again with its own.
  const unanswered = useRef<{ key: string; order: string } | null>(null)

  useEffect(() => {
    const kept = readDraft()
    if (!kept || !form.current) return
    for (const field of guestFields) {
      const input = form.current.elements.namedItem(field) as HTMLInputElement | null
      if (input && input.value === '' && kept[field]) input.value = kept[field]
    }
  }, [])

  if (checkout.cart.items.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <PageLink path={`/${site.discoverType}`} className={buttonLook('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const textOf = (name: string) => formText(data, name)
    const guest = Object.fromEntries(guestFields.map((field) => [field, textOf(field)])) as GuestDraft
    setDraft(guest)
    keepDraft(guest)
    const order: NewOrder = {
      ...guest,
      promoCode: checkout.promo?.code ?? null,
      method: textOf('method') === 'pay_later' ? 'pay_later' : 'card',
      acceptsTerms: data.get('acceptsTerms') === 'yes',
      seenTotalMinor: checkout.totalMinor,
      seenCurrency: checkout.currency,
    }
    const text = JSON.stringify(order)
    const key = unanswered.current?.order === text ? unanswered.current.key : newKey()
    unanswered.current = { key, order: text }
    setFaults({})
    setFault(null)
    setIsPreparing(true)
    try {
      const placed = await placeOrder(locale, key, order)
      unanswered.current = null
      if (placed.next.kind === 'payment') window.location.assign(placed.next.url)
      else await navigate({ href: placed.next.url })
    } catch (error) {
      setIsPreparing(false)
      if (error instanceof CallError) {
        unanswered.current = null
        await answerRefusal(error)
      } else setFault(wordsOf(error))
    }
  }

  const answerRefusal = async (error: CallError) => {
    if (cartRefusals.includes(error.code)) {
      await navigate({ to: localePath(locale, '/cart') })
      return
    }
    if (error.code === 'checkout.fields_invalid') setFaults(faultWords(error))
    else if (error.code === 'checkout.terms_not_accepted') setFaults({ terms: wordsOf(error) })
    else if (error.code === 'checkout.already_paid') await navigate({ to: localePath(locale, '/checkout/success') })
    else setFault(wordsOf(error))
    await router.invalidate()
  }
  const faultWords = (error: CallError): Faults => {
    const fields = (error.details['fields'] ?? []) as { field: GuestField; code: 'required' | 'format' | 'too_long' }[]
    return Object.fromEntries(
      fields.map(({ field, code }) => [
        field,
        code === 'format' && (field === 'email' || field === 'phoneNumber')
          ? t(`faults.${field}`)
          : t(`faults.${code}`),
      ]),
    )
  }

  const isUnavailable = checkout.cart.notice !== 'none'
  const labelOf = (field: string) => (field === 'terms' ? t('terms') : t(`guest.${field as GuestField}`))
  return (
    <>
      {isPreparing && <Preparation />}
      {/* Hidden, not taken away: what is chosen and typed must be there when the answer is no. */}
      <div hidden={isPreparing} className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
        <h1 className="text-3xl font-semibold">{t('title')}</h1>
        <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1fr_23rem]">
          <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-10">
            {isUnavailable && (
              <Notice kind="warning" title={t('cartChanged')} isUrgent>
                <PageLink path="/cart" className={`${buttonLook('outlined')} justify-self-start`}>
                  {t('seeCart')}
                </PageLink>
              </Notice>
            )}
            {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
            <FaultSummary
              faults={Object.entries(faults).map(([field, words]) => ({ id: field, label: labelOf(field), words }))}
            />
            <Step number={1} title={t('guest.title')} text={t('guest.text')}>
              <GuestFields draft={draft} countries={checkout.countries} faults={faults} />
            </Step>
            <Step number={2} title={t('methods.title')}>
              <PaymentMethods methods={checkout.methods} chosen="card" isFree={checkout.totalMinor === 0} />
            </Step>
            <Step number={3} title={t('last')}>
              <label className="flex items-start gap-3">
                <input
                  type="checkbox"
                  id="terms"
                  name="acceptsTerms"
                  value="yes"
                  aria-invalid={faults.terms === undefined ? undefined : true}
                  aria-describedby={faults.terms === undefined ? undefined : 'terms-error'}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
                <span>{t('acceptTerms')}</span>
              </label>
              {faults.terms !== undefined && (
                <p id="terms-error" className="mt-2 text-sm text-danger">
                  {faults.terms}
                </p>
              )}
              <Button type="submit" disabled={isUnavailable} className="mt-5 w-full sm:w-auto sm:min-w-72">
                <LockKeyhole aria-hidden className="size-5" strokeWidth={1.75} />
                {t('confirm')}
              </Button>
              {checkout.totalMinor > 0 && (
                <p className="mt-3 text-sm text-ink-soft">{t('holdNote', { minutes: checkout.holdMinutes })}</p>
              )}
            </Step>
          </form>
          <section
            aria-label={t('summary')}
            className="grid gap-5 rounded-card border border-line bg-surface p-5 lg:sticky lg:top-20"
          >
            <h2 className="text-xl font-semibold">{t('summary')}</h2>
            <OrderSummary checkout={checkout} />
            <PromoField
              promo={checkout.promo}
              tried={promoCode ?? ''}
              refusal={
                checkout.promoRefusal === null ? null : wordsOf(new CallError(409, { code: checkout.promoRefusal }))
              }
              currency={checkout.currency}
              onApply={(code) =>
                navigate({
                  to: localePath(locale, '/checkout'),
                  search: (code === null ? {} : { promo: code }) as never,
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          </section>
        </div>
      </div>
    </>
  )
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

/** Also where the page is not secure (a shop's own network), in which `randomUUID` does not exist. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
