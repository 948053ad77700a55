import { useTranslation } from 'react-i18next'
import { TextField } from '../../../../ui/field'
import { ChoiceField } from '../../../ui/choice-field'
import { STEP_KINDS, type StepFields } from './policy-fields'
import { RemoveRow } from '../editor/row-card'
import type { EditedRow } from '../editor/rows-of'

/** From how many days before the start, and what goes back then. */
export function PolicyStep({ step }: { step: EditedRow<StepFields> }) {
  const { t } = useTranslation('desk-quotes')
  const { row, number, change } = step
  return (
    <article
      aria-label={t('policy.step', { number })}
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[6rem_minmax(0,1fr)_7rem_auto]"
    >
      <TextField
        label={t('policy.from')}
        inputMode="numeric"
        autoComplete="off"
        value={row.from}
        onChange={({ target }) => change({ from: target.value })}
      />
      <ChoiceField
        label={t('policy.back')}
        value={row.kind}
        choices={STEP_KINDS}
        textOf={(kind) => t(`policy.kind.${kind}`)}
        onChoose={(kind) => change({ kind })}
      />
      <StepAmount step={step} />
      <RemoveRow row={step} label={t('policy.remove', { number })} />
    </article>
  )
}

/** Percent, or an amount in both currencies. */
function StepAmount({ step: { row, change } }: { step: EditedRow<StepFields> }) {
  const { t } = useTranslation('desk-quotes')
  const isDeduction = row.kind === 'deduction'
  return (
    <div className="col-span-2 grid gap-2 sm:col-span-1">
      <TextField
        label={t(isDeduction ? 'policy.dollars' : 'policy.percent')}
        inputMode="decimal"
        autoComplete="off"
        value={row.value}
        onChange={({ target }) => change({ value: target.value })}
      />
      {isDeduction && (
        <TextField
          label={t('policy.won')}
          inputMode="numeric"
          autoComplete="off"
          value={row.won}
          onChange={({ target }) => change({ won: target.value })}
        />
      )}
    </div>
  )
}
