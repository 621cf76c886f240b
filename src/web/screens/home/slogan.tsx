import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

const slogans = ['first', 'second', 'third'] as const
const SLOGAN_MS = 6000

/**
 * The slogans rotate until the button beside them is pressed (WCAG 2.2.2), and pause on hover and while the button has
 * focus. Under reduced motion and without script, the first one stays and there is no button.
 */
export function Slogan({ look }: { look: string }) {
  const t = useTranslations('home.slogans')
  const [current, setCurrent] = useState(0)
  const [canMove, setCanMove] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const [isWatched, setIsWatched] = useState(false)
  useEffect(() => setCanMove(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const isMoving = canMove && !isPaused && !isWatched
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setCurrent((now) => (now + 1) % slogans.length), SLOGAN_MS)
    return () => clearInterval(timer)
  }, [isMoving])
  const Icon = isPaused ? Play : Pause
  const place = 'col-start-1 row-start-1 self-end'
  return (
    <p
      className={`grid ${look}`}
      onPointerEnter={() => setIsWatched(true)}
      onPointerLeave={() => setIsWatched(false)}
      onFocus={() => setIsWatched(true)}
      onBlur={() => setIsWatched(false)}
    >
      {/* All slogans occupy one grid cell, so that the page does not move when they change or the button appears. */}
      {slogans.map((slogan) => (
        <span key={slogan} aria-hidden className={`${place} invisible`}>
          {t(slogan)} <span className={room} />
        </span>
      ))}
      <span className={place}>
        {t(slogans[current] ?? 'first')}{' '}
        <button
          type="button"
          onClick={() => {
            setIsPaused(!isPaused)
            setIsWatched(false)
          }}
          aria-label={t(isPaused ? 'resume' : 'pause')}
          title={t(isPaused ? 'resume' : 'pause')}
          className={`${room} place-items-center rounded-field opacity-75 hover:bg-current/10 hover:opacity-100 focus-visible:opacity-100 ${canMove ? '' : 'invisible'}`}
        >
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      </span>
    </p>
  )
}

// In wide windows the button hangs over the end of the line, so that centred text stays in the middle.
const room = 'inline-grid size-11 -my-3 align-middle motion-reduce:hidden lg:-me-11'
