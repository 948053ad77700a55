import { useTranslation } from 'react-i18next'
import type { QuoteStatus } from '../../../../worker/contracts/bookings/quotes'
import { Chip } from '../../../ui/chip'

export function QuoteStatusChip({ status }: { status: QuoteStatus }) {
  const { t } = useTranslation('desk-bookings')
  return <Chip look={status === 'open' ? 'offer' : 'plain'}>{t(`quotes.status.${status}`)}</Chip>
}
