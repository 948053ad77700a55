import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/bookings/desk-events'
import { AreaField, TextField } from '../../../ui/field'
import { CompanyReasonFields, type CompanyReason } from '../../ui/company-reason'
import type { EndFields } from './end-fields'

interface EndQuestionProps {
  asked: keyof EndFields
  fields: EndFields
  /** The latest day allowed. */
  today: string
  isWrong: boolean
  set: (part: Partial<EndFields>) => void
}

/** The field that the end of a trip asks for. */
export function EndQuestion({ asked, ...question }: EndQuestionProps) {
  const { fields, isWrong, set } = question
  if (asked === 'day') return <DayQuestion {...question} />
  if (asked === 'reason') return <ReasonQuestion {...question} />
  const change = (why: CompanyReason) => set({ why })
  return <CompanyReasonFields value={fields.why} onChange={change} isChecked={isWrong} />
}

/** The day on which the guest asked. */
function DayQuestion({ fields, today, isWrong, set }: Omit<EndQuestionProps, 'asked'>) {
  const { t } = useTranslation('desk-refunds')
  return (
    <TextField
      type="date"
      label={t('end.day')}
      error={isWrong ? t('end.dayFault') : undefined}
      max={today}
      value={fields.day}
      onChange={({ target }) => set({ day: target.value })}
    />
  )
}

function ReasonQuestion({ fields, isWrong, set }: Omit<EndQuestionProps, 'asked'>) {
  const { t } = useTranslation('desk-refunds')
  return (
    <AreaField
      label={t('end.reason')}
      error={isWrong ? t('reason.fault') : undefined}
      maxLength={REASON_MAX}
      value={fields.reason}
      onChange={({ target }) => set({ reason: target.value })}
    />
  )
}
