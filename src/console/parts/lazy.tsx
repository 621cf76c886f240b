import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Failed, Loading } from '#console/parts/states.tsx'
import { loadModule } from '#web/ui/load-module.ts'
import { showToast } from '#web/ui/show-toast.ts'

/** What the router awaits before it renders a screen. Undefined when it is loaded: then a change of the address is shown at once. */
interface Lazy {
  readonly preload?: () => Promise<void>
}

/** A screen in a file of its own. The router loads it before it renders it; elsewhere it loads itself. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) & Lazy {
  let Screen: ComponentType<Props> | undefined
  let failure: unknown
  const loadScreen = async () => {
    try {
      Screen ??= await loadModule(load)
    } catch (error) {
      failure = error
    }
  }
  function LazyScreen(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (!Screen && failure === undefined) void loadScreen().then(render)
    }, [])
    if (Screen) return <Screen {...props} />
    return failure === undefined ? <Loading /> : <Failed error={failure} onAgain={() => loadScreen().then(render)} />
  }
  return withPreload(LazyScreen, () => (Screen ? undefined : loadScreen))
}

/** A component of a route that renders a lazy screen. */
export function showing(screen: Lazy, component: () => ReactNode): (() => ReactNode) & Lazy {
  return withPreload(component, () => screen.preload)
}

function withPreload<Component extends object>(component: Component, get: () => Lazy['preload']): Component & Lazy {
  return Object.defineProperty(component, 'preload', { get })
}

/** A part of a screen, such as a dialog, that is loaded when it is first rendered. Without it, the dialog is closed again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const wordsOf = useErrorWords()
    const [, render] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (Part) return
      loadModule(load).then(
        (loaded) => {
          Part = loaded
          render()
        },
        (error: unknown) => {
          void showToast('error', wordsOf(error))
          if ('onClose' in props && typeof props.onClose === 'function') props.onClose()
        },
      )
      // Once.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
