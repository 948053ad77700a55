import type { ComponentProps } from 'react'
import { Button } from '../../ui/button'

interface MoreButtonProps extends ComponentProps<typeof Button> {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<unknown>
  }
}

/** Loads the next page of a list and adds it below; nothing if there is none. */
export function MoreButton({ query, ...button }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  const more = () => void query.fetchNextPage()
  return <Button disabled={query.isFetchingNextPage} onClick={more} {...button} />
}
