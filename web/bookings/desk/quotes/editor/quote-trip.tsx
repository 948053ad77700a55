import { useTranslation } from 'react-i18next'
import type { QuotedDeparture } from '../../../../../worker/contracts/bookings/desk-quotes'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { AlertBanner } from '../../../../ui/alert-banner'
import { TextField } from '../../../../ui/field'
import { DepartureField } from '../../departure-field'
import { hourBesideStart, timeText, withStartDay, type QuoteFields } from './quote-fields'
import type { QuoteEditor } from './use-quote-editor'

const COUNTS = {
  party: ['1', '2', '3', '4', '5', '6', '7', '8'],
  extraRooms: ['0', '1', '2', '3', '4'],
}

/** Start and party of the trip. A departure sets its own day and time. */
export function QuoteTrip({ tourId, editor }: { tourId: number | null; editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  const { fields, text } = editor
  return (
    <fieldset className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <legend className="mb-3 text-lg font-semibold">{t('quotes.trip')}</legend>
      <QuoteDeparture tourId={tourId} editor={editor} />
      <StartDayField editor={editor} />
      <TextField
        type="time"
        label={t('quotes.startTime')}
        hint={t('quotes.startTimeHint')}
        readOnly={fields.tripId !== null}
        {...text('startTime')}
      />
      <CountField editor={editor} name="party" />
      <CountField editor={editor} name="extraRooms" />
      <div className="col-span-2 empty:hidden lg:col-span-4">
        <OtherHour fields={fields} />
      </div>
    </fieldset>
  )
}

/** Says that the itinerary begins with another hour than the trip. */
function OtherHour({ fields }: { fields: QuoteFields }) {
  const { t } = useTranslation('desk-bookings')
  const hour = hourBesideStart(fields)
  if (hour === null) return null
  return (
    <AlertBanner kind="info">
      {t('quotes.otherHour', { hour, start: fields.startTime })}
    </AlertBanner>
  )
}

function StartDayField({ editor: { fields, faults, set } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <TextField
      type="date"
      label={t('quotes.startDay')}
      error={faults?.startDay && t('quotes.fault.day')}
      readOnly={fields.tripId !== null}
      value={fields.startDay}
      onChange={({ target }) => set(withStartDay(fields, target.value))}
    />
  )
}

function CountField({ editor, name }: { editor: QuoteEditor; name: keyof typeof COUNTS }) {
  const { t } = useTranslation('desk-bookings')
  const { choice } = editor
  return (
    <ChoiceField
      label={t(`quotes.${name}`)}
      choices={COUNTS[name]}
      textOf={String}
      {...choice(name)}
    />
  )
}

/** Chooses the departure that a quote is for. */
function QuoteDeparture({ tourId, editor }: { tourId: number | null; editor: QuoteEditor }) {
  const { fields, set } = editor
  const { tripId, startDay, party } = fields
  return (
    <div className="col-span-2 empty:hidden lg:col-span-4">
      <DepartureField
        tourId={tourId}
        tripId={tripId}
        startDay={startDay}
        party={Number(party)}
        onChoose={(departure) => set(startOf(fields, departure))}
      />
    </div>
  )
}

/** Takes the day and time of a departure. A private trip keeps those that were typed. */
function startOf(fields: QuoteFields, departure: QuotedDeparture | null): Partial<QuoteFields> {
  if (!departure) return { tripId: null }
  const { tripId, startDay, startMinute } = departure
  return { ...withStartDay(fields, startDay), startTime: timeText(startMinute), tripId }
}
