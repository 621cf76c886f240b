import { defaultLayout } from './default-layout.tsx'
import type { Layout, LayoutType } from './layout.ts'

const sources: Record<Exclude<LayoutType, 'default'>, () => Promise<Layout>> = {
  supplier: () => import('./supplier/supplier-layout.tsx').then((file) => file.supplierLayout),
  'supplier-two': () => import('./supplier-two/supplier-two-layout.tsx').then((file) => file.supplierTwoLayout),
  'supplier-three': () => import('./supplier-three/supplier-three-layout.tsx').then((file) => file.supplierThreeLayout),
  'template-two': () => import('./template-two/template-two-layout.tsx').then((file) => file.templateTwoLayout),
  'template-four': () => import('./template-four/template-four-layout.tsx').then((file) => file.templateFourLayout),
  transparent: () => import('./transparent/transparent-layout.tsx').then((file) => file.transparentLayout),
}

const loaded = new Map<string, Layout>([['default', defaultLayout]])

/**
 * Loads a layout, once. Browsers load only the one of their site.
 * @throws {Error} for an unknown type.
 */
export async function loadLayout(type: string): Promise<void> {
  if (loaded.has(type)) return
  if (!Object.hasOwn(sources, type)) throw new Error(`There is no layout ${type}.`)
  loaded.set(type, await sources[type as keyof typeof sources]())
}

/** Returns the layout. @throws {Error} if loadLayout has not loaded it. */
export function layoutOf(type: LayoutType): Layout {
  const layout = loaded.get(type)
  if (!layout) throw new Error(`The layout ${type} is not loaded.`)
  return layout
}
