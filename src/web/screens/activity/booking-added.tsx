import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { changeItem, type CartView, type PlanView } from '#web/features/cart/calls.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import type { ProductView } from '#web/features/catalogue/calls.ts'
import { SameDay } from '#web/features/catalogue/same-day.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { usePeopleWords } from '#web/lib/use-people-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { AddedClashes } from './added-clashes.tsx'
import { AddedWhen } from './added-when.tsx'
import type { AddedItem } from './use-put-in-cart.ts'

interface BookingAddedProps {
  product: ProductView
  added: AddedItem
  /** The visitor's bookings, as far as the page knows them. */
  plans: PlanView[] | undefined
  onKeepLooking: () => void
}

/** Replaces the steps after adding to the cart: what was added, the way on, and activities of that day and city. */
export function BookingAdded({ product, added, plans, onKeepLooking }: BookingAddedProps) {
  const t = useTranslations('activity.booking')
  const peopleWords = usePeopleWords()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // With large text the button that was pressed is far below it.
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [picture] = product.pictures
  // Another one once the line was moved, because it clashed.
  const [cart, setCart] = useState(added.cart)
  const line = (cart !== added.cart && cart.items.find(({ id }) => id === added.itemId)) || added
  const inCart = cart.items.find(({ id }) => id === added.itemId)
  const keep = (changed: CartView) => {
    setCart(changed)
    // The pressed button is gone.
    heading.current?.focus()
  }
  const people = peopleWords(added)
  return (
    <div className="grid gap-5 pt-4">
      <div className="flex items-center gap-4 @max-[18rem]:flex-wrap">
        {picture && (
          <Picture
            picture={picture}
            preset="card"
            sizes="80px"
            isDecorative
            className="size-20 shrink-0 rounded-field"
          />
        )}
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="flex scroll-mt-36 gap-2 text-lg font-semibold focus:outline-none">
            <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" strokeWidth={1.75} />
            {t('added')}
          </h3>
          <p className="text-sm font-medium">{product.title}</p>
          <p className="dotted text-sm text-ink-soft">
            <AddedWhen start={line} item={inCart} />
            <span>{added.merged && inCart ? peopleWords(inCart) : people}</span>
            {inCart && (
              <span className="whitespace-nowrap">
                <MoneyText money={{ amountMinor: inCart.totalMinor, currency: inCart.currency }} />
              </span>
            )}
          </p>
        </div>
      </div>
      {added.merged !== null && cart === added.cart && (
        <Merged {...added.merged} itemId={added.itemId} people={people} onChange={keep} />
      )}
      <AddedClashes product={product} itemId={added.itemId} cart={cart} plans={plans} onChange={setCart} />
      <div className="flex flex-wrap gap-2">
        <PageLink path="/cart" className={`${buttonClass('primary')} grow`}>
          {t('goToCart')}
        </PageLink>
        <Button kind="outlined" className="grow" onClick={onKeepLooking}>
          {t('keepLooking')}
        </Button>
      </div>
      <SameDay
        title={t('sameDay', { city: product.city.name })}
        level={4}
        date={added.localDate}
        cards={added.sameDay}
      />
    </div>
  )
}

interface MergedProps extends NonNullable<AddedItem['merged']> {
  itemId: number
  /** How many people were added just now, in words. */
  people: string
  onChange: (cart: CartView) => void
}

/** People were added to those of the line: who only pressed once more takes the others out again. */
function Merged({ words, only, itemId, people, onChange }: MergedProps) {
  const t = useTranslations('activity.booking')
  const locale = useLocale()
  const showCart = useShowCart()
  const { isPending, errorText, run } = useAction()
  const keepOnly = () =>
    run(async () => {
      const changed = await changeItem(locale, itemId, only)
      showCart(changed)
      onChange(changed)
    })
  return (
    <Notice kind="warning" title={words}>
      {errorText !== null && <p className="text-sm text-danger">{errorText}</p>}
      <Button kind="outlined" isLoading={isPending} onClick={() => void keepOnly()} className="justify-self-start">
        {t('keepOnly', { people })}
      </Button>
    </Notice>
  )
}
