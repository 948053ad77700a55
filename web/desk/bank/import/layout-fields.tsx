import { useTranslation } from 'react-i18next'
import { DAY_ORDERS } from '../../../../worker/contracts/bank/bank-days'
import { SelectField } from '../../../ui/field'
import { ChoiceField } from '../../ui/choice-field'
import type { ColumnChoice } from './column-choice'

export interface ChoiceProps {
  choice: ColumnChoice
  change: (part: Partial<ColumnChoice>) => void
}

/** Whether incoming and outgoing amounts have separate columns. */
export function AmountsField({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <SelectField
      label={t('mapping.amounts')}
      value={choice.isSigned ? 'signed' : 'two'}
      onChange={({ target }) => change({ isSigned: target.value === 'signed' })}
    >
      <option value="two">{t('mapping.two')}</option>
      <option value="signed">{t('mapping.one')}</option>
    </SelectField>
  )
}

/** The order of day and month; the file itself may say it. */
export function OrderField({ choice, change }: ChoiceProps) {
  const { t } = useTranslation('desk-bank')
  return (
    <ChoiceField
      label={t('mapping.order')}
      choices={['', ...DAY_ORDERS]}
      textOf={(order) => t(order === '' ? 'mapping.orderAuto' : `mapping.${order}`)}
      value={choice.dayOrder}
      onChoose={(dayOrder) => change({ dayOrder })}
    />
  )
}
