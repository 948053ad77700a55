import { useTranslation } from 'react-i18next'
import { HOUR_MS } from '../../../worker/contracts/dates/durations'
import { LATE_AFTER_HOURS } from '../../../worker/contracts/inbox/inbox-overview'
import { useNow } from '../../platform/forms/use-now'
import { Chip } from '../../ui/chip'
import type { Thread } from './inbox.api'

/** The state of a thread, or that it has been waiting for too long. */
export function StateChip({ thread: { state, waitingSince } }: { thread: Thread }) {
  const { t } = useTranslation('inbox')
  const now = useNow()
  const isLate = waitingSince !== null && waitingSince < now - LATE_AFTER_HOURS * HOUR_MS
  if (isLate) return <Chip look="hidden">{t('late')}</Chip>
  return <Chip look={waitingSince === null ? 'plain' : 'offer'}>{t(`state.${state}`)}</Chip>
}
