import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

interface Props {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  children: ReactNode
}

/** A button that loads the next page of a list, if there is one. */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: Props) {
  if (!hasNextPage) return null
  return (
    <div className="justify-self-center">
      <Button kind="outlined" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {children}
      </Button>
    </div>
  )
}
