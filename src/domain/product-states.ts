import type { Transitions } from './state-machine.ts'

export type ProductState = 'draft' | 'published' | 'withdrawn'

/** The catalogue is imported, and an import may set any of them. Only published products are visible. */
export const productTransitions: Transitions<ProductState> = {
  draft: ['published', 'withdrawn'],
  published: ['draft', 'withdrawn'],
  withdrawn: ['draft', 'published'],
}
