import { useNavigate, useRouter } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { showCartCount } from '#web/lib/show-cart-count.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { MoneyText } from '#web/ui/money-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { readRetryDates, retryItem, type ItemToRetry, type OtherDate } from './calls.ts'

interface RetryItemProps {
  item: ItemToRetry
  /** Part of the button's accessible name. */
  title: string
  citySlug: string
}

/**
 * 'Book again' for an item that could not be booked: the nearest dates on which the same selection is available, to be
 * added to the cart.
 */
export function RetryItem({ item, title, citySlug }: RetryItemProps) {
  const t = useTranslations('checkout.retry')
  const locale = useLocale()
  const navigate = useNavigate()
  const router = useRouter()
  const heading = useId()
  const [dates, setDates] = useState<OtherDate[] | null>(null)
  const [chosenId, setChosenId] = useState<number | null>(null)
  const { isPending, errorText, run } = useAction()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button is gone: focus what replaced it.
    if (dates !== null) box.current?.querySelector<HTMLElement>('input:checked, a')?.focus()
  }, [dates])

  const open = () =>
    run(async () => {
      const found = (await readRetryDates(locale, item)).dates
      setDates(found)
      setChosenId(found[0]?.departureId ?? null)
    })
  const add = (departureId: number) =>
    run(async () => {
      const cart = await retryItem(locale, item, departureId)
      showCartCount(router, cart.items.length)
      await navigate({ to: localePath(locale, '/cart') })
    })

  return (
    <div ref={box} className="grid gap-3">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      {dates === null ? (
        <Button kind="outlined" isLoading={isPending} onClick={() => void open()} className="justify-self-start">
          <RotateCcw aria-hidden className="flip size-5 max-[22rem]:hidden" strokeWidth={1.75} />
          {t('bookAgain')} <span className="sr-only">{title}</span>
        </Button>
      ) : dates.length === 0 ? (
        <Notice kind="warning" title={t('none')} isUrgent>
          <PageLink path={cityPath(citySlug)} className={`${buttonClass('outlined')} justify-self-start`}>
            {t('exploreSimilar')}
          </PageLink>
        </Notice>
      ) : (
        <form
          method="post"
          className="grid gap-3 rounded-field border border-line-strong p-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (chosenId !== null) void add(chosenId)
          }}
        >
          <fieldset className="grid gap-2" aria-labelledby={heading}>
            <p id={heading} className="font-semibold">
              {t('choose')} <span className="block text-sm font-normal text-ink-soft">{t('keeps')}</span>
            </p>
            <div className="grid gap-2 sm:grid-cols-2">
              {dates.map((date) => (
                <label
                  key={date.departureId}
                  className="grid min-h-11 cursor-pointer rounded-field border border-line-strong px-4 py-2 hover:border-primary has-checked:border-primary has-checked:bg-primary/8 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
                >
                  <input
                    type="radio"
                    name="departure"
                    className="sr-only"
                    checked={date.departureId === chosenId}
                    onChange={() => setChosenId(date.departureId)}
                  />
                  <span>
                    <DateText date={date.localDate} style="long" />
                    &nbsp;· <TimeText time={date.localTime} />
                  </span>
                  <MoneyText
                    money={{ amountMinor: date.totalMinor, currency: date.currency }}
                    className="font-semibold"
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <Button type="submit" isLoading={isPending} className="justify-self-start">
            {t('add')}
          </Button>
        </form>
      )}
    </div>
  )
}
