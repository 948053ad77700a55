import { useTranslation } from 'react-i18next'
import type { DeskEvent } from '../../../../worker/contracts/bookings/desk-events'
import type { Booking } from '../bookings.api'
import type { HoldAct, HoldFields } from './hold-acts'
import { HoldTimes, HoursField, ReleaseField } from './hold-fields'

interface HoldQuestionProps {
  booking: Booking
  fields: HoldFields
  /** The request; null while a field is invalid. */
  data: DeskEvent['data'] | null
  isWrong: boolean
  onChange: (fields: HoldFields) => void
}

/** What an act on a hold asks for, or what it does. */
export function HoldQuestion({ act, ...question }: HoldQuestionProps & { act: HoldAct }) {
  const { t } = useTranslation('desk-quotes')
  if (act === 'extend') return <Extension {...question} />
  if (act === 'revive') return <p>{t('hold.revive.hint')}</p>
  const { booking, fields, isWrong, onChange } = question
  const type = (reason: string) => onChange({ ...fields, reason })
  return <ReleaseField booking={booking} value={fields.reason} isWrong={isWrong} onType={type} />
}

function Extension({ booking, fields, data, isWrong, onChange }: HoldQuestionProps) {
  const type = (hours: string) => onChange({ ...fields, hours })
  return (
    <>
      <HoldTimes booking={booking} hours={data?.hours ?? 0} />
      <HoursField value={fields.hours} isWrong={isWrong} onType={type} />
    </>
  )
}
