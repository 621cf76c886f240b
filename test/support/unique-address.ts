import { randomInt } from 'node:crypto'

/** A unique network address, so that limits by address do not count visitors of different tests together. */
export function uniqueAddress(): string {
  return ['10', ...Array.from({ length: 3 }, () => randomInt(256))].join('.')
}
