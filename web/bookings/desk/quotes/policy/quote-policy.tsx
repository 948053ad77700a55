import { useTranslation } from 'react-i18next'
import { controlsOf } from '../../../../desk/editor/typed-controls'
import { ChoiceField } from '../../../../desk/ui/choice-field'
import { CheckField, TextField } from '../../../../ui/field'
import { AddRow, RemoveRow } from '../editor/row-card'
import { rowsOf, type EditedRow } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'
import { emptyStep, stepFieldsOf, USUAL_POLICY, STEP_KINDS, type StepFields } from './policy-fields'

/** The refund terms: the usual ones, or steps of the quote's own. */
export function QuotePolicy({ editor: { fields, faults, set } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-bookings')
  const { steps } = fields
  return (
    <section id="quote-policy" aria-labelledby="policy" className="flex flex-col gap-3">
      <h2 id="policy" className="text-lg">
        {t('quotes.policy.title')}
      </h2>
      <CheckField
        label={t('quotes.policy.own')}
        hint={t('quotes.policy.hint')}
        checked={steps !== null}
        onChange={({ target }) => set({ steps: firstSteps(target.checked) })}
      />
      {steps && <PolicySteps steps={steps} set={set} />}
      <p role="alert" className="text-sm text-danger empty:sr-only">
        {faults?.steps ? t('quotes.policy.fault') : ''}
      </p>
    </section>
  )
}

/** The quote's own terms start as a copy of the usual ones. */
function firstSteps(isOwn: boolean): StepFields[] | null {
  return isOwn ? stepFieldsOf(USUAL_POLICY) : null
}

function PolicySteps({ steps, set }: { steps: StepFields[]; set: QuoteEditor['set'] }) {
  const { t } = useTranslation('desk-bookings')
  const { edited, add } = rowsOf('quote-policy', steps, (changed) => set({ steps: changed }))
  return (
    <>
      {edited.map((step) => (
        <PolicyStep key={step.row.key} step={step} />
      ))}
      <AddRow label={t('quotes.policy.add')} onAdd={() => add(emptyStep())} />
    </>
  )
}

interface StepProps {
  step: EditedRow<StepFields>
}

/** The form of a step: the days before the start from which it applies, and the refund. */
function PolicyStep({ step }: StepProps) {
  const { t } = useTranslation('desk-bookings')
  const { number } = step
  return (
    <article
      aria-label={t('quotes.policy.step', { number })}
      className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[6rem_minmax(0,1fr)_7rem_auto]"
    >
      <StepText step={step} name="from" label={t('quotes.policy.from')} inputMode="numeric" />
      <ChoiceField
        label={t('quotes.policy.back')}
        choices={STEP_KINDS}
        textOf={(kind) => t(`quotes.policy.kind.${kind}`)}
        {...controlsOf(step.row, step.change).choice('kind')}
      />
      <StepAmount step={step} />
      <RemoveRow row={step} label={t('quotes.policy.remove', { number })} />
    </article>
  )
}

/** A percentage, or an amount in both currencies. */
function StepAmount({ step }: StepProps) {
  const { t } = useTranslation('desk-bookings')
  const isDeduction = step.row.kind === 'deduction'
  const label = t(isDeduction ? 'quotes.policy.dollars' : 'quotes.policy.percent')
  return (
    <div className="col-span-2 grid gap-2 sm:col-span-1">
      <StepText step={step} name="value" label={label} inputMode="decimal" />
      {isDeduction && (
        <StepText step={step} name="won" label={t('quotes.policy.won')} inputMode="numeric" />
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
  return <TextField autoComplete="off" {...controlsOf(row, change).text(name)} {...field} />
}
