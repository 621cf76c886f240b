/**
 * The number that would be at `index` if `numbers` were sorted, with numbers that are not larger before it and the
 * others after it. Faster than sorting. A negative index counts as 0.
 */
export function smallest(numbers: Float64Array, index: number): number {
  const position = Math.max(0, index)
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const pivot = numbers[(low + high) >> 1] as number
    let left = low
    let right = high
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1
      while ((numbers[right] as number) > pivot) right -= 1
      if (left > right) break
      const other = numbers[left] as number
      numbers[left++] = numbers[right] as number
      numbers[right--] = other
    }
    if (position <= right) high = right
    else if (position >= left) low = left
    else break
  }
  return numbers[position] as number
}
