import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { INQUIRY, QUESTION } from '../../../worker/contracts/topic-rules'
import { TopicComposer } from './topic-composer'

const CATEGORY_OF_HASH = { write: INQUIRY, 'write-new': QUESTION } as const

/** The composer, opened by the hash (`#write` for an inquiry, `#write-new`). */
export function ComposerPlace({ forumId }: { forumId: number }) {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const category = CATEGORY_OF_HASH[hash as keyof typeof CATEGORY_OF_HASH]
  // The edge does not see the hash.
  const isOpen = useHydrated() && category !== undefined
  return (
    <div id="write" className="scroll-mt-4">
      <div id="write-new" className="scroll-mt-4">
        {isOpen && (
          <TopicComposer
            key={`${forumId} ${hash}`}
            forumId={forumId}
            category={category}
            onClose={() =>
              void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
            }
          />
        )}
      </div>
    </div>
  )
}
