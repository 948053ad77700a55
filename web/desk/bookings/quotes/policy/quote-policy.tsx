import { useTranslation } from 'react-i18next'
import { CheckField } from '../../../../ui/field'
import { emptyStep, stepFieldsOf, USUAL_POLICY, type StepFields } from './policy-fields'
import { PolicyStep } from './policy-step'
import { AddRow } from '../editor/add-row'
import { rowsOf } from '../editor/rows-of'
import type { QuoteEditor } from '../editor/use-quote-editor'

/** The refund terms: the usual ones, or steps of the quote's own. */
export function QuotePolicy({ editor: { fields, faults, set } }: { editor: QuoteEditor }) {
  const { t } = useTranslation('desk-quotes')
  const { steps } = fields
  return (
    <section id="quote-policy" aria-labelledby="policy" className="flex flex-col gap-3">
      <h2 id="policy" className="text-lg">
        {t('policy.title')}
      </h2>
      <CheckField
        label={t('policy.own')}
        hint={t('policy.hint')}
        checked={steps !== null}
        onChange={({ target }) => set({ steps: firstSteps(target.checked) })}
      />
      {steps && <PolicySteps steps={steps} onChange={(changed) => set({ steps: changed })} />}
      <p role="alert" className="text-sm text-danger empty:sr-only">
        {faults?.steps ? t('policy.fault') : ''}
      </p>
    </section>
  )
}

/** The quote's own terms start as a copy of the usual ones. */
function firstSteps(isOwn: boolean): StepFields[] | null {
  return isOwn ? stepFieldsOf(USUAL_POLICY) : null
}

interface PolicyStepsProps {
  steps: StepFields[]
  onChange: (steps: StepFields[]) => void
}

function PolicySteps({ steps, onChange }: PolicyStepsProps) {
  const { t } = useTranslation('desk-quotes')
  const { edited, add } = rowsOf('quote-policy', steps, onChange)
  return (
    <>
      {edited.map((step) => (
        <PolicyStep key={step.row.key} step={step} />
      ))}
      <AddRow label={t('policy.add')} onAdd={() => add(emptyStep())} />
    </>
  )
}
