type Numbers = Float64Array | Int32Array | Uint8Array | Uint16Array

/** `array` with room for `length` items: itself, or a copy with room for more. */
export function withRoom<Column extends Numbers>(array: Column, length: number): Column {
  if (length <= array.length) return array
  const Kind = array.constructor as new (length: number) => Column
  const larger = new Kind(Math.max(length, Math.ceil(array.length * 1.5), 64))
  larger.set(array)
  return larger
}

/** Small numbers for values that few products differ in. */
export class Codes<Value> {
  readonly values: Value[] = []
  readonly #codes = new Map<Value, number>()

  of(value: Value): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    this.#codes.set(value, this.values.length)
    return this.values.push(value) - 1
  }

  /** -1 for an unknown value. */
  find(value: Value): number {
    return this.#codes.get(value) ?? -1
  }
}

/** By value, where there are some; `counts` has them by code. */
export function countsById({ values }: Codes<number>, counts: Int32Array): Map<number, number> {
  return new Map(values.map((id, code) => [id, counts[code] ?? 0] as const).filter(([, count]) => count > 0))
}
