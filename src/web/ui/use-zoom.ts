import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { AT_REST, moveBy, zoomTo, type Point, type ZoomRoom, type ZoomView } from './zoom-view.ts'

const DOUBLE_MS = 300
/** The maximum distance between the taps of a double tap, and of a finger's movement during a tap. */
const TAP_PX = 24
const DOUBLE_ZOOM = 2.5

export interface Zoom {
  view: ZoomView
  /** While fingers touch the picture it follows without transition. */
  isHeld: boolean
  /** Zooms by a factor around the centre. */
  zoomBy: (factor: number) => void
  moveBy: (by: Point) => void
}

/**
 * Zooms the picture in `frame` while it is current: pinch, double tap or click, and wheel with Ctrl (which trackpads
 * send for a pinch). A zoomed picture is moved with one finger, the mouse or the wheel.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, isCurrent: boolean): Zoom {
  const [view, setView] = useState(AT_REST)
  const [isHeld, setIsHeld] = useState(false)
  // The current view for event handlers, which may run several times between two renders.
  const now = useRef(AT_REST)
  const change = useCallback((next: ZoomView) => {
    now.current = next
    setView(next)
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!element || !isCurrent) return undefined
    const listening = new AbortController()
    const on = { signal: listening.signal }
    // React's own touch and wheel listeners are passive and cannot call preventDefault.
    const grip = { ...on, passive: false }
    const fingers = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    let lastTap = { at: 0, x: 0, y: 0 }
    let wasMoved = false
    const isEnlarged = () => now.current.scale > 1

    const fromCentre = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    }

    element.addEventListener(
      'touchstart',
      (event) => {
        // Two fingers zoom; one finger swipes the row, which the browser does.
        if (event.touches.length > 1) event.preventDefault()
      },
      grip,
    )
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !isEnlarged()) return
        event.preventDefault()
        const { scale } = now.current
        change(
          event.ctrlKey
            ? zoomTo(now.current, scale * Math.exp(-event.deltaY / 120), fromCentre(event), roomOf(element))
            : moveBy(now.current, { x: -event.deltaX, y: -event.deltaY }, roomOf(element)),
        )
      },
      grip,
    )
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return
        const at = fromCentre(event)
        if (fingers.size === 0) {
          start = at
          wasMoved = false
        }
        fingers.set(event.pointerId, at)
        if (isEnlarged() || fingers.size > 1) element.setPointerCapture(event.pointerId)
      },
      on,
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        const before = fingers.get(event.pointerId)
        if (!before) return
        const after = fromCentre(event)
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
        wasMoved ||= other !== undefined || distance(start, after) > TAP_PX
        fingers.set(event.pointerId, after)
        if (!other && !isEnlarged()) return
        setIsHeld(true)
        const room = roomOf(element)
        const moved = { x: after.x - before.x, y: after.y - before.y }
        if (!other) return change(moveBy(now.current, moved, room))
        const factor = distance(after, other) / Math.max(1, distance(before, other))
        const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 }
        const zoomed = zoomTo(now.current, now.current.scale * factor, middle, room)
        // The midpoint moves half as far as one finger.
        change(moveBy(zoomed, { x: moved.x / 2, y: moved.y / 2 }, room))
      },
      on,
    )
    const lift = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return
      if (fingers.size > 0) return
      setIsHeld(false)
      if (event.type === 'pointercancel' || wasMoved) return
      const at = fromCentre(event)
      const isSecond = event.timeStamp - lastTap.at < DOUBLE_MS && distance(at, lastTap) < TAP_PX
      lastTap = { at: isSecond ? 0 : event.timeStamp, ...at }
      if (isSecond) change(zoomTo(now.current, isEnlarged() ? 1 : DOUBLE_ZOOM, at, roomOf(element)))
    }
    element.addEventListener('pointerup', lift, on)
    element.addEventListener('pointercancel', lift, on)
    return () => {
      listening.abort()
      setIsHeld(false)
      change(AT_REST)
    }
  }, [frame, isCurrent, change])

  return {
    view,
    isHeld,
    zoomBy: (factor) => {
      const element = frame.current
      if (element) change(zoomTo(now.current, now.current.scale * factor, { x: 0, y: 0 }, roomOf(element)))
    },
    moveBy: (by) => {
      const element = frame.current
      if (element) change(moveBy(now.current, by, roomOf(element)))
    },
  }
}

/** The layout size of the picture is its size at scale 1: transforms do not change it. */
function roomOf(frame: HTMLElement): ZoomRoom {
  const picture = frame.querySelector('img')
  return {
    frame: { width: frame.clientWidth, height: frame.clientHeight },
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
