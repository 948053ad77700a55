import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { INQUIRY, QUESTION } from '../../../../worker/contracts/board/topic-rules'
import { TopicComposer } from './topic-composer'
import { moveFocus } from '../../../ui/focus'
import type { TopicStart } from './use-topic-form'

const CATEGORY_OF_HASH = { write: INQUIRY, 'write-new': QUESTION } as const

/** The composer, opened by the hash (`#write` for an inquiry, `#write-new`). */
export function ComposerPlace({ tourId, party }: Pick<TopicStart, 'tourId' | 'party'>) {
  const hash = useLocation({ select: (location) => location.hash })
  const category = CATEGORY_OF_HASH[hash as keyof typeof CATEGORY_OF_HASH]
  // The edge does not see the hash.
  const isOpen = useHydrated() && category !== undefined
  const composer = { tourId, category, party, onClose: useClosing(hash) }
  return (
    <div id="write" className="scroll-mt-4">
      <div id="write-new" className="scroll-mt-4">
        {!import.meta.env.SSR && isOpen && (
          <TopicComposer key={`${tourId} ${hash}`} {...composer} />
        )}
      </div>
    </div>
  )
}

/** Returns the focus to the link that opened the composer. */
function useClosing(hash: string): () => void {
  const navigate = useNavigate()
  return () => {
    moveFocus(document.querySelector(`#board a[href$="#${hash}"]`))
    void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false })
  }
}
