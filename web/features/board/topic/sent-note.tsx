import { useHydrated, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { INQUIRY, QUESTION } from '../../../../worker/contracts/board/topic-rules'
import { useSession } from '../../../platform/session/session'
import { AlertBanner } from '../../../ui/alert-banner'
import type { Topic } from '../board.presenter'
import { maskEmail } from './mask-email'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True on the page of a topic that was just written. */
    isSent?: boolean
  }
}

/** Tells the author of a new topic that it was sent, and which address gets the answer. */
export function SentNote({ topic: { category } }: { topic: Topic }) {
  const { t } = useTranslation('board')
  const isSent = useLocation({ select: ({ state }) => state.isSent === true })
  const email = useSession()?.email
  // The edge does not see the history's state.
  if (!useHydrated() || !isSent || !email) return null
  const isAsking = category === INQUIRY || category === QUESTION
  return (
    <AlertBanner kind="success">
      {t(isAsking ? 'topic.sent' : 'topic.posted', { email: maskEmail(email) })}
    </AlertBanner>
  )
}
