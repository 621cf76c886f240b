/**
 * A number at the corner of an icon of a bar. Letters twice as large enlarge it no more than the icon, or it would be over
 * the neighbours.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="absolute -end-[8px] -top-[10px] grid min-h-[18px] min-w-[20px] place-items-center rounded-full bg-accent px-[4px] text-[min(0.75rem,14px)] leading-tight font-semibold text-on-accent forced-colors:border">
      <bdi>{count}</bdi>
    </span>
  )
}
