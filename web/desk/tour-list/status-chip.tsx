import { useTranslation } from 'react-i18next'
import { TOUR_STATUS } from '../../../worker/contracts/tours/tour-status'
import { Chip } from '../../ui/chip'
import { STATUSES } from '../editor/tour-statuses'
import type { TourSummary } from '../tours/tours.api'

export function StatusChip({ tour: { status } }: { tour: Pick<TourSummary, 'status'> }) {
  const { t } = useTranslation('admin')
  const look =
    status === TOUR_STATUS.hidden ? 'hidden' : status === TOUR_STATUS.offer ? 'offer' : 'plain'
  return <Chip look={look}>{t(`status.${STATUSES[status] ?? '0'}`)}</Chip>
}
