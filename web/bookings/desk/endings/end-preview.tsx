import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type {
  CancellationPreview,
  DeskCancellationQuery,
} from '../../../../worker/contracts/bookings/cancellation'
import { Loaded } from '../../../ui/loaded'
import { refundPreviewQuery } from '../money/refunds.api'
import { useMoney } from '../../../desk/ui/use-money'
import type { Booking } from '../bookings.api'

const ROWS =
  'tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-card border border-line p-3 text-sm'

/** The refund if the trip is cancelled this way. */
export function EndPreview({ booking, ...asked }: DeskCancellationQuery & { booking: Booking }) {
  const { t } = useTranslation('desk-refunds')
  const options = refundPreviewQuery(booking.id, booking.version, asked)
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return (
    <Loaded query={query} skeleton="h-24 w-full" failure={t('preview.failed')}>
      {(preview) => <Preview {...preview} />}
    </Loaded>
  )
}

function Preview({ paid, keep, refundMin, refundMax, daysBefore }: CancellationPreview) {
  const { t } = useTranslation('desk-refunds')
  const format = useMoney()
  const [least, most] = [format(refundMin), format(refundMax)]
  const back = least === most ? most : t('preview.range', { least, most })
  return (
    <dl aria-live="polite" className={ROWS}>
      <dt>{t('preview.daysBefore')}</dt>
      <dd className="text-end">{daysBefore}</dd>
      <dt>{t('preview.paid')}</dt>
      <dd className="text-end">{format(paid)}</dd>
      <dt>{t('preview.keep')}</dt>
      <dd className="text-end">{format(keep)}</dd>
      <dt className="font-semibold">{t('preview.back')}</dt>
      <dd className="text-end font-semibold">{back}</dd>
    </dl>
  )
}
