import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/field'
import { ChoiceField } from '../../../ui/choice-field'
import { STEP_KINDS, type StepFields } from './policy-fields'
import { RemoveRow } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'

interface StepProps {
  step: EditedRow<StepFields>
}

/** The form of a step: how many days before the start it applies, and what is refunded then. */
export function PolicyStep({ step }: StepProps) {
  const { t } = useTranslation('desk-quotes')
  const { number } = step
  return (
    <article
      aria-label={t('policy.step', { number })}
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[6rem_minmax(0,1fr)_7rem_auto]"
    >
      <StepText step={step} name="from" label={t('policy.from')} inputMode="numeric" />
      <KindField step={step} />
      <StepAmount step={step} />
      <RemoveRow row={step} label={t('policy.remove', { number })} />
    </article>
  )
}

function KindField({ step: { row, change } }: StepProps) {
  const { t } = useTranslation('desk-quotes')
  return (
    <ChoiceField
      label={t('policy.back')}
      value={row.kind}
      choices={STEP_KINDS}
      textOf={(kind) => t(`policy.kind.${kind}`)}
      onChoose={(kind) => change({ kind })}
    />
  )
}

/** A percentage, or an amount in both currencies. */
function StepAmount({ step }: StepProps) {
  const { t } = useTranslation('desk-quotes')
  const isDeduction = step.row.kind === 'deduction'
  const label = t(isDeduction ? 'policy.dollars' : 'policy.percent')
  return (
    <div className="col-span-2 grid gap-2 sm:col-span-1">
      <StepText step={step} name="value" label={label} inputMode="decimal" />
      {isDeduction && (
        <StepText step={step} name="won" label={t('policy.won')} inputMode="numeric" />
      )}
    </div>
  )
}

interface StepTextProps extends StepProps {
  name: 'from' | 'value' | 'won'
  label: string
  inputMode: 'numeric' | 'decimal'
}

function StepText({ step: { row, change }, name, ...field }: StepTextProps) {
  return (
    <TextField
      autoComplete="off"
      value={row[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...field}
    />
  )
}
