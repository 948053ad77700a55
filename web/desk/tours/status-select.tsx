import { useTranslation } from 'react-i18next'
import type { STATUSES } from '../editor/tour-statuses'
import { ChoiceField } from '../ui/choice-field'

interface StatusSelectProps {
  label: string
  statuses: readonly (typeof STATUSES)[number][]
  value: string
  onChoose: (status: string) => void
}

export function StatusSelect({ statuses, ...select }: StatusSelectProps) {
  const { t } = useTranslation('desk-tours')
  return <ChoiceField {...select} choices={statuses} textOf={(status) => t(`status.${status}`)} />
}
