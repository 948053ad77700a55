import { useEffect, useState } from 'react'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import type { PartySize } from '../../../worker/contracts/tours/prices'
import { deleteDraft, ofTab, readDraft, writeDraft } from '../../platform/drafts/drafts'
import { useNow } from '../../platform/forms/use-now'
import { useSession } from '../../platform/session/session'
import { useHasPickup } from '../../platform/site/site'
import { firstDraft, ownPlacesOf } from './request.rules'
import type { RequestDraft, RequestedTour } from './request.view'

/** Stored in this tab until sent, so that the sheet can be closed and the language changed. */
export function useRequestDraft(tour: RequestedTour, persons: PartySize, startDay: string) {
  const name = ofTab(`booking:${tour.id}`)
  const session = useSession()
  const today = calgaryDay(useNow())
  const hasPickup = useHasPickup(tour.categorySlug)
  const [draft, setDraft] = useState(() =>
    withMember(
      session,
      firstDraft(readDraft(name), {
        persons,
        startDay,
        today,
        hasPickup,
        ownPlaces: ownPlacesOf(tour),
      }),
    ),
  )
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isSent) deleteDraft(name)
    else writeDraft(name, draft)
  }, [name, draft, isSent])
  return {
    draft,
    change: (changes: Partial<RequestDraft>) => setDraft((before) => ({ ...before, ...changes })),
    deleteSent: () => setSent(true),
  }
}

/** Fills in a member's name and address where nothing is typed. */
function withMember(session: ReturnType<typeof useSession>, draft: RequestDraft): RequestDraft {
  const { username = '', email = '' } = session ?? {}
  return { ...draft, name: draft.name || username, email: draft.email || email }
}
