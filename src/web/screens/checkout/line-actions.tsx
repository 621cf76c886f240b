import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatSelection } from '#domain/checkout-selection.ts'
import { localePath } from '#domain/locale.ts'
import { removeItem, type CartItemView } from '#web/features/cart/calls.ts'
import { useShowCart } from '#web/features/cart/use-show-cart.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { EditLine } from './edit-line.tsx'

/** Changes one item of the checkout, or takes it out of the cart, without leaving the page. */
export function LineActions({ item, checkout }: { item: CartItemView; checkout: CheckoutView }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const showCart = useShowCart()
  const { isPending, errorText, run } = useAction()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)

  const remove = () =>
    run(async () => {
      showCart(await removeItem(locale, item.id))
      const left = checkout.cart.items.filter(({ id }) => id !== item.id).map(({ id }) => id)
      close()
      // The address lists the items: a reload must not add the cart's others.
      await (left.length === 0
        ? navigate({ to: localePath(locale, '/cart') })
        : navigate({
            to: localePath(locale, '/checkout'),
            search: { items: formatSelection(left) },
            replace: true,
            resetScroll: false,
          }))
      await router.invalidate()
    })

  return (
    <div className="mt-1 -ms-2 flex flex-wrap gap-x-2">
      <Button kind="third" aria-label={t('editItem', { title: item.title })} onClick={() => setOpen('edit')}>
        {t('edit')}
      </Button>
      <Button kind="third" aria-label={t('removeItem', { title: item.title })} onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      <EditLine item={item} checkout={checkout} isOpen={open === 'edit'} onClose={close} />
      <Dialog title={t('removeTitle')} isOpen={open === 'remove'} onClose={close}>
        <p className="mt-2">{t('removeText', { title: item.title })}</p>
        {errorText !== null && (
          <p role="alert" className="mt-2 text-danger">
            {errorText}
          </p>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button kind="outlined" onClick={close}>
            {t('keep')}
          </Button>
          <Button isLoading={isPending} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
