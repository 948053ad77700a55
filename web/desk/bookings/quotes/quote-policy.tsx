import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { CheckField, SelectField, TextField } from '../../../ui/field'
import { emptyStep, STEP_KINDS, stepFieldsOf, USUAL_POLICY, type StepFields } from './policy-fields'
import { rowsOf } from './rows-of'
import type { QuoteEditor } from './use-quote-editor'

/** The refund terms: the usual ones, or a whole list of steps of its own. */
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
        onChange={({ target }) =>
          set({ steps: target.checked ? stepFieldsOf(USUAL_POLICY) : null })
        }
      />
      {steps && <Steps steps={steps} onChange={(changed) => set({ steps: changed })} />}
      <p role="alert" className="text-sm text-danger empty:sr-only">
        {faults?.steps ? t('policy.fault') : ''}
      </p>
    </section>
  )
}

interface StepsProps {
  steps: StepFields[]
  onChange: (steps: StepFields[]) => void
}

function Steps({ steps, onChange }: StepsProps) {
  const { t } = useTranslation('desk-quotes')
  const rows = rowsOf('quote-policy', steps, onChange)
  return (
    <>
      {steps.map((step, index) => (
        <article
          key={step.key}
          aria-label={t('policy.step', { number: index + 1 })}
          className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-2 rounded-card border border-line bg-surface p-3 sm:grid-cols-[6rem_minmax(0,1fr)_7rem_auto]"
        >
          <TextField
            label={t('policy.from')}
            inputMode="numeric"
            autoComplete="off"
            value={step.from}
            onChange={({ target }) => rows.change(step.key, { from: target.value })}
          />
          <SelectField
            label={t('policy.back')}
            value={step.kind}
            onChange={({ target }) =>
              rows.change(step.key, { kind: target.value as StepFields['kind'] })
            }
          >
            {STEP_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`policy.kind.${kind}`)}
              </option>
            ))}
          </SelectField>
          <div className="col-span-2 grid gap-2 sm:col-span-1">
            <TextField
              label={t(step.kind === 'deduction' ? 'policy.dollars' : 'policy.percent')}
              inputMode="decimal"
              autoComplete="off"
              value={step.value}
              onChange={({ target }) => rows.change(step.key, { value: target.value })}
            />
            {step.kind === 'deduction' && (
              <TextField
                label={t('policy.won')}
                inputMode="numeric"
                autoComplete="off"
                value={step.won}
                onChange={({ target }) => rows.change(step.key, { won: target.value })}
              />
            )}
          </div>
          <Button
            look="icon"
            className="text-danger"
            aria-label={t('policy.remove', { number: index + 1 })}
            disabled={steps.length === 1}
            onClick={() => rows.remove(index)}
          >
            <Trash2 aria-hidden size={18} />
          </Button>
        </article>
      ))}
      <Button className="self-start" onClick={() => rows.add(emptyStep())}>
        <Plus aria-hidden size={18} />
        {t('policy.add')}
      </Button>
    </>
  )
}
