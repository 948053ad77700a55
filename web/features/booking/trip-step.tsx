import { useTranslation } from 'react-i18next'
import { PICKUP_KINDS } from '../../../worker/contracts/booking-limits'
import { Button } from '../../ui/button'
import { Form, TextField } from '../../ui/field'
import { Calendar } from './calendar'
import { ChosenDay } from './chosen-day'
import { Choices } from './choices'
import { PartyStepper } from './party-stepper'
import { FLEX_CHOICES, isFree } from './request.rules'
import { RequestTotal } from './request-sums'
import type { SheetRequest } from './use-request'
import { useFaultText } from './use-fault-text'

interface TripStepProps {
  request: SheetRequest
  monthsShown: number
}

/** The day or departure, the party and the pickup. */
export function TripStep({ request, monthsShown }: TripStepProps) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  const { draft, days, faults, change, form, goOn, limit, departure, tour } = request
  const choose = (day: string) =>
    change({ day, joins: day !== '' && !isFree(days.stateOf(day)), flexDays: draft.flexDays })
  return (
    <Form ref={form} onSubmit={goOn} className="request-form">
      <div className="request-body">
        <div className="flex min-w-0 flex-col gap-2">
          <Calendar
            days={days}
            monthsShown={monthsShown}
            day={draft.day}
            onDay={choose}
            isWrong={faults.day !== undefined}
          />
          <p role="alert" className="text-sm text-danger">
            {textOf(faults.day)}
          </p>
          <ChosenDay request={request} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PartyStepper
            party={draft}
            limit={limit}
            onChange={change}
            fault={faults.party && t('party.limit', { count: limit })}
          />
          {!departure && (
            <Choices
              label={t('flex.title')}
              name="flex"
              value={draft.flexDays}
              options={FLEX_CHOICES.map((value) => ({ value, label: t(`flex.${value}`) }))}
              onChange={(flexDays) => change({ flexDays })}
            />
          )}
          <div className="flex flex-col gap-3">
            <Choices
              label={t('pickup.title')}
              name="pickup"
              value={draft.pickup}
              options={PICKUP_KINDS.map((value) => ({ value, label: t(`pickup.${value}`) }))}
              onChange={(pickup) => change({ pickup })}
            />
            {['airport', 'hotel', 'other'].includes(draft.pickup) && (
              <TextField
                label={t('pickup.text')}
                error={textOf(faults.pickupText)}
                value={draft.pickupText}
                onChange={({ target }) => change({ pickupText: target.value })}
              />
            )}
          </div>
        </div>
      </div>
      <div className="request-foot">
        <RequestTotal tour={tour} draft={draft} />
        <Button type="submit" look="main" aria-busy={request.isHurried || undefined}>
          {t('goOn')}
        </Button>
      </div>
    </Form>
  )
}
