/** Something of departure `d` was set by hand (domain/hand.ts). */
export const IS_BY_HAND = '(d.hand_capacity is not null or d.hand_open is not null or d.hand_prices is not null)'
