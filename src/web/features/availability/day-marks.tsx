/** Below a day with the lowest price of the month. */
export const CheapestMark = () => (
  <span
    aria-hidden
    data-sign
    className="h-[3px] w-3 rounded-full bg-success group-data-[selected]:bg-current forced-colors:bg-[CanvasText]"
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
