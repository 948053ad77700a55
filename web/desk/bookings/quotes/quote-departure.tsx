import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { minuteText } from '../../../../worker/contracts/calendar'
import type { QuotedDeparture } from '../../../../worker/contracts/quotes'
import { formatDay } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { SelectField } from '../../../ui/field'
import { withStartDay } from './quote-fields'
import { departuresQuery } from './quotes.api'
import type { QuoteEditor } from './use-quote-editor'

/** A trip of its own, or a departure that others join too. */
export function QuoteDeparture({
  bookingId,
  editor: { fields, set },
}: {
  bookingId: number
  editor: QuoteEditor
}) {
  const { t } = useTranslation('desk-quotes')
  const lang = useLang()
  const found = useQuery(departuresQuery(bookingId)).data ?? []
  if (found.length === 0 && fields.tripId === null) return null
  const isKnown = found.some(({ tripId }) => tripId === fields.tripId)
  const choose = (departure: QuotedDeparture | undefined) =>
    set(
      departure
        ? {
            ...withStartDay(fields, departure.startDay),
            startTime: minuteText(departure.startMinute),
            tripId: departure.tripId,
          }
        : { tripId: null },
    )
  return (
    <div className="col-span-2 lg:col-span-4">
      <SelectField
        label={t('departure.label')}
        hint={t('departure.hint')}
        value={fields.tripId ?? ''}
        onChange={({ target }) =>
          choose(found.find(({ tripId }) => String(tripId) === target.value))
        }
      >
        <option value="">{t('departure.own')}</option>
        {!isKnown && fields.tripId !== null && (
          <option value={fields.tripId}>{formatDay(fields.startDay, lang)}</option>
        )}
        {found.map(({ tripId, startDay, seatsLeft }) => (
          <option key={tripId} value={tripId}>
            {t('departure.one', { day: formatDay(startDay, lang), seats: seatsLeft })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
