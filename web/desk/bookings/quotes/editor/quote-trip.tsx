import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/field'
import { ChoiceField } from '../../../ui/choice-field'
import { QuoteDeparture } from './quote-departure'
import { withStartDay } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'

const PARTIES = ['1', '2', '3', '4', '5', '6', '7', '8']
const EXTRA_ROOMS = ['0', '1', '2', '3', '4']

/** When it begins and for how many. A departure has its own day and time. */
export function QuoteTrip({ tourId, editor }: { tourId: number | null; editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const { fields, set } = editor
  return (
    <fieldset className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <legend className="mb-3 text-lg font-semibold">{t('trip')}</legend>
      <QuoteDeparture tourId={tourId} editor={editor} />
      <QuoteStart editor={editor} />
      <ChoiceField
        label={t('party')}
        value={fields.party}
        choices={PARTIES}
        textOf={String}
        onChoose={(party) => set({ party })}
      />
      <ChoiceField
        label={t('extraRooms')}
        value={fields.extraRooms}
        choices={EXTRA_ROOMS}
        textOf={String}
        onChoose={(extraRooms) => set({ extraRooms })}
      />
    </fieldset>
  )
}

function QuoteStart({ editor: { fields, faults, set } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const isDeparture = fields.tripId !== null
  return (
    <>
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
    </>
  )
}
