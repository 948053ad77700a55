import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { focusHeading, moveFocus } from '../../../ui/focus'
import { keepSearch } from '../../../ui/link-search'
import { postAnchor, readPostAnchor } from '../board.search'
import type { PostPage } from './topic.api'

export function useDeletionStatus(section: RefObject<HTMLElement | null>, replyCount: number) {
  const { t } = useTranslation('board')
  const [wasDeleted, setDeleted] = useState(false)
  const onDeletion = (isDone: boolean) => {
    setDeleted(isDone)
    if (!isDone) return
    // The buttons disappear with their post, and the section with the last post.
    if (replyCount > 1) moveFocus(section.current)
    else focusHeading()
  }
  return { onDeletion, status: wasDeleted ? t('Deleted') : '' }
}

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
