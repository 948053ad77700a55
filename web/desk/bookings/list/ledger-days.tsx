import { useTranslation } from 'react-i18next'
import { TextField } from '../../../ui/field'
import type { LedgerDays } from './export-file'

interface LedgerDaysProps {
  days: LedgerDays
  isWrong: boolean
  onChange: (days: LedgerDays) => void
}

export function LedgerDaysFields({ days, isWrong, onChange }: LedgerDaysProps) {
  const { t } = useTranslation('desk-payments')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        type="date"
        label={t('export.from')}
        value={days.from}
        onChange={({ target }) => onChange({ ...days, from: target.value })}
      />
      <TextField
        type="date"
        label={t('export.to')}
        error={isWrong ? t('export.fault') : undefined}
        value={days.to}
        onChange={({ target }) => onChange({ ...days, to: target.value })}
      />
    </div>
  )
}
