import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { keepSearch } from '../../../ui/link-search'
import type { PostPage } from './topic.api'
import { postAnchor, readPostAnchor } from './post-anchor'

/** Goes to the page of the post in the fragment, which the server never sees. */
export function useLinkedPost(shown: PostPage | undefined): void {
  const navigate = useNavigate()
  const hash = useLocation({ select: (location) => location.hash })
  const lookedUp = useRef<number | null>(null)
  const linked = readPostAnchor(hash)
  const isElsewhere =
    linked !== null && shown?.pageCount !== 1 && shown?.posts.every(({ id }) => id !== linked)
  useEffect(() => {
    // Look up each post once: a deleted one would loop.
    if (!isElsewhere || linked === null || lookedUp.current === linked) return
    lookedUp.current = linked
    void navigate({
      to: '.',
      search: keepSearch({ reply: linked }),
      hash: postAnchor(linked),
      replace: true,
    })
  }, [isElsewhere, linked, navigate])
}
