import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '../../../../worker/contracts/board/new-report'
import { INPUT } from '../../../ui/field'
import type { useReport } from './use-report'

const REASONS: ReportReason[] = ['spam', 'abuse', 'personal', 'other']
const NOTE_MAX = 500

interface ReportFieldsProps {
  report: ReturnType<typeof useReport>['report']
  onChange: ReturnType<typeof useReport>['change']
}

export function ReportFields({ report, onChange }: ReportFieldsProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <Reasons report={report} onChange={onChange} />
      <label className="flex flex-col gap-1.5 font-semibold">
        {t('report.note')}
        <textarea
          value={report.note}
          maxLength={NOTE_MAX}
          rows={3}
          onChange={({ target }) => onChange({ note: target.value })}
          className={`${INPUT} font-normal`}
        />
      </label>
    </>
  )
}

function Reasons({ report, onChange }: ReportFieldsProps) {
  const { t } = useTranslation('board')
  const id = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{t('report.reason')}</legend>
      {REASONS.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={`${id}reason`}
            checked={report.reason === reason}
            onChange={() => onChange({ reason })}
            className="size-5 accent-primary"
          />
          {t(`report.${reason}`)}
        </label>
      ))}
    </fieldset>
  )
}
