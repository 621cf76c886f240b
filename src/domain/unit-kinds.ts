/** The kinds whose price is a from-price: of an adult, or of what several people share. */
export const fromPriceKinds = ['adult', 'item', 'group', 'family']

/** Whether the unit is shared by several people, so that its price is not one person's. */
export const isShared = ({ kind }: { kind: string }): boolean => kind !== 'adult' && fromPriceKinds.includes(kind)
