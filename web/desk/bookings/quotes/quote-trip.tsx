import { useTranslation } from 'react-i18next'
import { LANG_TAG } from '../../../../worker/contracts/languages'
import { AreaField, SelectField, TextField } from '../../../ui/field'
import { useClock } from '../../ui/use-clock'
import { QuoteDeparture } from './quote-departure'
import { withStartDay } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'

const PARTY_MAX = 8
const ROOMS_MAX = 4

/** When it begins and for how many. A departure has its own day and time. */
export function QuoteTrip({ tourId, editor }: { tourId: number | null; editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const { fields, faults, set } = editor
  const isDeparture = fields.tripId !== null
  return (
    <fieldset className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <legend className="mb-3 text-lg font-semibold">{t('trip')}</legend>
      <QuoteDeparture tourId={tourId} editor={editor} />
      <TextField
        type="date"
        label={t('startDay')}
        error={faults?.startDay && t('fault.day')}
        readOnly={isDeparture}
        value={fields.startDay}
        onChange={({ target }) => set(withStartDay(fields, target.value))}
      />
      <TextField
        type="time"
        label={t('startTime')}
        error={faults?.startTime && t('fault.time')}
        readOnly={isDeparture}
        value={fields.startTime}
        onChange={({ target }) => set({ startTime: target.value })}
      />
      <SelectField
        label={t('party')}
        value={fields.party}
        onChange={({ target }) => set({ party: target.value })}
      >
        {Array.from({ length: PARTY_MAX }, (_, index) => (
          <option key={index}>{index + 1}</option>
        ))}
      </SelectField>
      <SelectField
        label={t('extraRooms')}
        value={fields.extraRooms}
        onChange={({ target }) => set({ extraRooms: target.value })}
      >
        {Array.from({ length: ROOMS_MAX + 1 }, (_, index) => (
          <option key={index}>{index}</option>
        ))}
      </SelectField>
    </fieldset>
  )
}

/** Until when it can be accepted, and a note to the guest. */
export function QuoteEnd({ editor }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const time = useClock()
  const { fields, faults, set, quote } = editor
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <legend className="mb-3 text-lg font-semibold">{t('end')}</legend>
      <TextField
        label={t('validDays')}
        hint={t('until', { time: time(quote.validUntil) })}
        error={faults?.validDays && t('fault.validDays')}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
        value={fields.validDays}
        onChange={({ target }) => set({ validDays: target.value })}
      />
      <AreaField
        label={t('note')}
        lang={LANG_TAG[quote.lang]}
        maxLength={1000}
        value={fields.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </fieldset>
  )
}
