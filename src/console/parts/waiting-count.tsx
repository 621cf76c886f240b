import { useTranslations } from 'use-intl'

const MOST = 99
const classes = {
  row: 'ms-auto min-w-6 bg-primary/10 px-1.5 text-sm text-primary',
  // At the corner of the icon, so that nothing moves. Hidden visually where only the icons have room.
  corner:
    'absolute start-1/2 top-1.5 ms-1.5 min-w-4.5 bg-primary px-1 text-[0.6875rem] leading-4.5 tracking-normal text-on-primary @max-[15rem]:hidden',
}

/** The number of waiting rows of a section, in words for screen readers. */
export function WaitingCount({ count, place = 'row' }: { count: number; place?: keyof typeof classes }) {
  const t = useTranslations('console.nav')
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">{t('waiting', { count })}</span>
      <span aria-hidden className={`rounded-full text-center font-medium tabular-nums ${classes[place]}`}>
        {count > MOST ? t('many', { count: MOST }) : count}
      </span>
    </>
  )
}
