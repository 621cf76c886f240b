import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EditBooking } from '#web/features/availability/edit-booking.tsx'
import {
  acceptChanges,
  addItem,
  changeItem,
  removeItem,
  type CartItemView,
  type CartView,
  type ChangedCart,
} from '#web/features/cart/calls.ts'
import { changeTo, choiceOf } from '#web/features/cart/booked-choice.ts'
import { CartLine } from '#web/features/cart/cart-line.tsx'
import { CartNotice } from '#web/features/cart/cart-notice.tsx'
import { MoveFromBooking, MoveItem } from '#web/features/cart/move-item.tsx'
import { useBookingClashOf, useClashOf } from '#web/features/cart/use-clash-of.ts'
import { useShowCart, useShowPromo } from '#web/features/cart/use-show-cart.ts'
import { useWhyUnavailable } from '#web/features/cart/use-why-unavailable.ts'
import { readProduct } from '#web/features/catalogue/calls.ts'
import { RecentlyViewed } from '#web/features/history/recently-viewed.tsx'
import { putPromo, type PromoView } from '#web/features/promotions/calls.ts'
import { PromoField } from '#web/features/promotions/promo-field.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ConfirmedFirstNote } from '#web/features/checkout/confirmed-first-note.tsx'
import { linkToPart } from '#web/features/checkout/link-to-part.tsx'
import { PayLaterNote } from '#web/features/checkout/pay-later-note.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { PriceRow, PriceTotals } from '#web/ui/price-totals.tsx'
import { CartBar } from './cart-bar.tsx'
import { OddPartyNote } from './odd-party-note.tsx'
import { ClashBelow, PlannedLines } from './planned-lines.tsx'

/** The cart. Every response of the server replaces what is displayed. */
export function CartScreen({ cart, promo }: { cart: CartView; promo: PromoView | null }) {
  const t = useTranslations('cart')
  const p = useTranslations('checkout')
  const c = useTranslations('common')
  const locale = useLocale()
  const showCart = useShowCart()
  const showPromo = useShowPromo()
  const { site, visitor } = useSiteContext()
  const whyUnavailable = useWhyUnavailable()
  const { pending: busyId, errorText, run } = useAction<`${number}` | 'all'>()
  /** The line whose button failed: an error at the top of a long cart is out of view. */
  const [errorLine, setErrorLine] = useState<number | null>(null)
  const [removing, setRemoving] = useState<CartItemView | null>(null)
  const [edited, setEdited] = useState<{ item: CartItemView; firstStep?: 'time' | 'day' } | null>(null)
  const clashOf = useClashOf(cart.items, edited !== null)
  const bookingClashOf = useBookingClashOf()
  const [movedId, setMovedId] = useState<number | null>(null)
  const [removed, setRemoved] = useState<CartItemView | null>(null)

  // The pressed button disappears with its item: move focus to the notice.
  const notices = useRef<HTMLDivElement>(null)

  // The button that opened the dialog is gone if its line is under another day now.
  useEffect(() => {
    if (movedId === null) return
    document.getElementById(`edit-${movedId}`)?.focus()
    setMovedId(null)
  }, [movedId])

  const ask = (id: number | 'all', call: () => Promise<ChangedCart>, lineId: number | null = null): Promise<boolean> =>
    run(
      async () => {
        setErrorLine(lineId)
        showCart(await call())
      },
      { name: `${id}` },
    )
  const isOfLine = cart.items.some(({ id, isAvailable }) => id === errorLine && isAvailable)
  const remove = async (item: CartItemView) => {
    setRemoving(null)
    if (await ask(item.id, () => removeItem(locale, item.id))) setRemoved(item)
    notices.current?.focus()
  }
  const bringBack = async (item: CartItemView) => {
    const isBack = await ask('all', () =>
      addItem(locale, {
        optionId: item.optionId,
        departureId: item.departureId,
        duration: item.duration,
        units: quantitiesOf(item.units),
        extras: quantitiesOf(item.extras),
        pickupPointId: item.pickup?.id ?? null,
        guideLanguage: item.guideLanguage,
        partySize: item.partySize,
      }),
    )
    if (isBack) setRemoved(null)
    notices.current?.focus()
  }
  // The discount of a changed cart is unknown until it has been loaded again.
  const isReckoned = promo?.cartMinor === cart.totalMinor && promo.currency === cart.currency
  const discountMinor = isReckoned ? promo.discountMinor : 0
  const charged = isReckoned ? promo.charged : cart.charged
  const canCheckOut = cart.items.length > 0 && cart.items.every((item) => item.isAvailable)
  return (
    // A short cart ends with its bar at the foot of the window.
    <div
      className={`mx-auto max-w-7xl px-4 pt-5 pb-16 sm:px-6 sm:pt-8 ${canCheckOut ? 'max-lg:flex max-lg:min-h-[calc(100dvh-var(--below-head)+1rem-var(--foot))] max-lg:flex-col max-lg:pb-0' : ''}`}
    >
      {cart.items.length > 0 && <h1 className="text-3xl font-semibold">{t('title')}</h1>}
      <div ref={notices} tabIndex={-1} className="mt-4 grid gap-3 outline-none empty:mt-0">
        {cart.items.length > 0 && <NeedsScript />}
        {removed && (
          <Notice kind="info" title={t('removed', { title: removed.title })}>
            <Button
              kind="third"
              isLoading={busyId === 'all'}
              onClick={() => void bringBack(removed)}
              className="justify-self-start"
            >
              {t('undo')}
            </Button>
          </Notice>
        )}
        {errorText !== null && !isOfLine && <Notice kind="danger" title={errorText} isUrgent />}
        <CartNotice
          cart={cart}
          isBusy={busyId === 'all'}
          onAccept={() => void ask('all', () => acceptChanges(locale))}
        />
        <ClashBelow cart={cart} />
        {canCheckOut && <ConfirmedFirstNote items={cart.items} link={linkToPart} />}
        <OddPartyNote items={cart.items} onChange={(item) => setEdited({ item })} />
      </div>
      {cart.items.length === 0 ? (
        <>
          <EmptyArch level={1} title={t('empty')}>
            <p className="text-ink-soft">{t('emptyText')}</p>
            <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
              {t('explore')}
            </PageLink>
          </EmptyArch>
          <RecentlyViewed isSignedIn={visitor.user !== null} />
        </>
      ) : (
        <div className="mt-6 grid grid-cols-1 items-start gap-8 max-lg:mb-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,45%)]">
          <PlannedLines
            cart={cart}
            bookingClashOf={bookingClashOf}
            mend={(item) => <MoveItem item={item} onPress={(firstStep) => setEdited({ item, firstStep })} />}
            mendBooking={(item) => (
              <MoveFromBooking item={item} onPress={(firstStep) => setEdited({ item, firstStep })} />
            )}
          >
            {(item) => (
              <CartLine
                item={item}
                isBusy={busyId !== null}
                promo={isReckoned ? promoOf(promo, item.id) : null}
                errorText={whyUnavailable(item)}
                changeError={isOfLine && item.id === errorLine ? errorText : null}
                onChange={(change) => void ask(item.id, () => changeItem(locale, item.id, change), item.id)}
                onRemove={() => setRemoving(item)}
                onEdit={(firstStep) => setEdited({ item, ...(firstStep && { firstStep }) })}
              />
            )}
          </PlannedLines>
          <section
            aria-label={t('summary')}
            className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-card lg:sticky lg:top-(--below-head)"
          >
            <h2 className="text-xl font-semibold">{t('summary')}</h2>
            <PriceTotals
              currency={cart.currency}
              original={{ name: p('before'), amountMinor: cart.originalMinor }}
              discounts={[
                { name: p('promotion'), amountMinor: cart.originalMinor - cart.totalMinor },
                { name: p('promo.discount'), amountMinor: discountMinor },
              ]}
              totalName={t(charged.currency === cart.currency ? 'total' : 'estimatedTotal')}
              isLarge
            >
              {charged.currency !== cart.currency && (
                <PriceRow name={t('charged')} {...charged} amountLook="text-2xl font-semibold" />
              )}
            </PriceTotals>
            {site.taxName !== null && cart.totalMinor > discountMinor && (
              <p className="-mt-3 text-end text-sm text-ink-soft">{c('includesTax', { name: site.taxName })}</p>
            )}
            <PromoField
              code={promo?.code ?? null}
              discountMinor={discountMinor}
              isLowered={isReckoned && promo.isLowered}
              currency={cart.currency}
              refusal={promo?.refusal ?? null}
              covered={{
                count: cart.items.filter(({ id }) => isReckoned && (promoOf(promo, id)?.discountMinor ?? 0) > 0).length,
                of: cart.items.length,
              }}
              onPut={async (code) => showPromo(await putPromo(locale, code))}
            />
            {canCheckOut && !cart.items.some(({ needsConfirmation }) => needsConfirmation) && (
              <PayLaterNote items={cart.items} link={linkToPart} />
            )}
            {canCheckOut ? (
              <PageLink path="/checkout" className={`${buttonClass('primary')} max-lg:hidden`}>
                {t('checkOut')}
              </PageLink>
            ) : (
              <p className="text-sm text-danger">{t('clearFirst')}</p>
            )}
            <PageLink path={`/${site.discoverType}`} className={buttonClass('third')}>
              {t('keepLooking')}
            </PageLink>
          </section>
        </div>
      )}
      {canCheckOut && (
        <CartBar
          total={{ amountMinor: cart.totalMinor - discountMinor, currency: cart.currency }}
          isEstimate={charged.currency !== cart.currency}
        />
      )}
      <EditBooking
        title={t('editTitle')}
        booking={
          edited && {
            name: edited.item.title,
            zone: edited.item.zone,
            initial: choiceOf(edited.item),
            before: edited.item,
            firstStep: edited.firstStep,
            clashOf: clashOf(edited.item),
            load: () => readProduct(locale, edited.item.citySlug, edited.item.slug),
            onSave: async (booking) => {
              showCart(await changeItem(locale, edited.item.id, changeTo(booking)))
              setEdited(null)
              setMovedId(edited.item.id)
            },
          }
        }
        onClose={() => setEdited(null)}
      />
      <Dialog title={t('removeTitle')} isOpen={removing !== null} onClose={() => setRemoving(null)}>
        {removing && (
          <>
            <p className="mt-2">{t('removeText', { title: removing.title })}</p>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button kind="outlined" onClick={() => setRemoving(null)}>
                {t('keep')}
              </Button>
              <Button onClick={() => void remove(removing)}>{t('remove')}</Button>
            </div>
          </>
        )}
      </Dialog>
    </div>
  )
}

function quantitiesOf(rows: { id: number; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(rows.filter((row) => row.quantity > 0).map((row) => [String(row.id), row.quantity]))
}

function promoOf({ code, items }: PromoView, itemId: number): { code: string; discountMinor: number } | null {
  const found = items.find(({ id }) => id === itemId)
  return code !== null && found ? { code, discountMinor: found.discountMinor } : null
}
