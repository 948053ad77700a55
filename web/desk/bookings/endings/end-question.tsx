import { useTranslation } from 'react-i18next'
import { REASON_MAX } from '../../../../worker/contracts/desk-events'
import { AreaField, TextField } from '../../../ui/field'
import { CompanyReasonFields } from '../../ui/company-reason'
import type { EndFields } from './end-fields'

interface EndQuestionProps {
  asked: keyof EndFields
  fields: EndFields
  /** The latest day. */
  today: string
  isWrong: boolean
  set: (part: Partial<EndFields>) => void
}

/** The field that the end of a trip asks for. */
export function EndQuestion({ asked, fields, today, isWrong, set }: EndQuestionProps) {
  const { t } = useTranslation('desk-refunds')
  if (asked === 'why')
    return (
      <CompanyReasonFields
        value={fields.why}
        onChange={(why) => set({ why })}
        isChecked={isWrong}
      />
    )
  if (asked === 'day')
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
