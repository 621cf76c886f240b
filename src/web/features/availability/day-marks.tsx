/** Below a day with the lowest price of the month. */
export const CheapestMark = () => (
  <span
    aria-hidden
    data-sign
    className="h-[3px] w-3 rounded-full bg-success group-data-[selected]:bg-current forced-colors:bg-[CanvasText]"
  />
)

/** Below a day whose price is of a group, beside days with the price of a person. */
export const SharedMark = () => (
  <span
    aria-hidden
    data-sign
    className="size-1.5 rounded-[2px] border-[1.5px] border-ink-soft group-data-[selected]:border-current forced-colors:border-[CanvasText]"
  />
)

/** Below a day with few places left. */
export const FewLeftMark = () => (
  <span
    aria-hidden
    data-sign
    className="size-1.5 rounded-full bg-accent group-data-[selected]:bg-current forced-colors:border-3"
  />
)
