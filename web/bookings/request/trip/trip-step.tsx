import { useTranslation } from 'react-i18next'
import type { PickupKind } from '../../../../worker/contracts/bookings/booking-limits'
import { useHasPickup } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import { Form, TextField } from '../../../ui/field'
import { Calendar } from '../calendar/calendar'
import { ChosenDay } from './chosen-day'
import { Choices } from './choices'
import { PartyStepper } from './party-stepper'
import { FLEX_CHOICES, isFree, ownPlacesOf, pickupsOf } from '../request.rules'
import { RequestTotal } from '../sums/request-total'
import type { SheetRequest } from '../use-request'
import { useFaultText, useTextControl } from '../use-text-control'

interface TripStepProps {
  request: SheetRequest
  monthsShown: number
}

/** The day or departure, the party and the pickup. */
export function TripStep({ request, monthsShown }: TripStepProps) {
  const { form, goOn } = request
  return (
    <Form ref={form} onSubmit={goOn} className="request-form">
      <div className="request-body">
        <DayChoice request={request} monthsShown={monthsShown} />
        <div className="flex min-w-0 flex-col gap-6">
          <PartyStepper request={request} />
          <FlexChoice request={request} />
          <PickupChoice request={request} />
        </div>
      </div>
      <Foot request={request} />
    </Form>
  )
}

function Foot({ request: { tour, draft, departure, isHurried } }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  return (
    <div className="request-foot">
      <RequestTotal {...{ tour, draft, departure }} />
      <Button type="submit" look="main" aria-busy={isHurried || undefined}>
        {t('goOn')}
      </Button>
    </div>
  )
}

function DayChoice({ request, monthsShown }: TripStepProps) {
  const textOf = useFaultText()
  const { draft, days, faults, change } = request
  const isTaken = (day: string) =>
    day !== '' && !isFree(days.stateOf(day)) && days.departuresOn(day).length > 0
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Calendar
        days={days}
        monthsShown={monthsShown}
        day={draft.day}
        onDay={(day) => change({ day, joins: isTaken(day) })}
        isWrong={faults.day !== undefined}
      />
      <p role="alert" className="text-sm text-danger">
        {textOf(faults.day)}
      </p>
      <ChosenDay request={request} />
    </div>
  )
}

/** The days by which a private trip may be moved. */
function FlexChoice({ request: { draft, departure, waits, change } }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  if (departure || waits) return null
  return (
    <Choices
      label={t('flex.title')}
      name="flex"
      value={draft.flexDays}
      options={FLEX_CHOICES.map((value) => ({ value, label: t(`flex.${value}`) }))}
      onChange={(flexDays) => change({ flexDays })}
    />
  )
}

const NEEDS_TEXT: ReadonlySet<PickupKind> = new Set(['airport', 'hotel', 'other'])

/** The pickup, at one of the tour's own places if it has any; some places need a line of text. */
function PickupChoice({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('request')
  const controlOf = useTextControl(request)
  const { draft, change, tour } = request
  const hasPickup = useHasPickup(tour.categorySlug)
  const own = ownPlacesOf(tour)
  const isOwn = draft.pickup === 'other' && own.includes(draft.pickupText)
  const kinds = own.length > 0 ? (['other'] as const) : pickupsOf(hasPickup)
  const options = [
    ...own.map((place) => ({ value: place, label: place })),
    ...kinds.map((kind) => ({ value: kind, label: t(`pickup.${kind}`) })),
  ]
  const choose = (value: string) => {
    const pickup = kinds.find((kind) => kind === value) ?? 'other'
    const leavesOwn = isOwn && !own.includes(value)
    change({
      pickup,
      ...(own.includes(value) && { pickupText: value }),
      ...(leavesOwn && { pickupText: '' }),
    })
  }
  return (
    <div className="flex flex-col gap-3">
      <Choices
        label={t('pickup.title')}
        name="pickup"
        value={isOwn ? draft.pickupText : draft.pickup}
        options={options}
        onChange={choose}
      />
      {!isOwn && NEEDS_TEXT.has(draft.pickup) && (
        <TextField
          label={t('pickup.text')}
          autoComplete="off"
          enterKeyHint="go"
          {...controlOf('pickupText')}
        />
      )}
    </div>
  )
}
