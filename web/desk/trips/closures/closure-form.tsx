import { useTranslation } from 'react-i18next'
import { CLOSURE_NOTE_MAX } from '../../../../worker/contracts/trips/closures'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { Form, TextField } from '../../../ui/field'
import { SubmitButton } from '../../../ui/submit-button'
import { DayRangeFields } from '../day-range-fields'
import { takeFocus } from '../take-focus'
import { ClosedTourField } from './closed-tour-field'
import { useClosureForm } from './use-closure-form'

interface ClosureFormProps {
  /** YYYY-MM-DD */
  today: string
  onClose: () => void
}

/** Closes days of all tours or of one. */
export function ClosureForm({ today, onClose }: ClosureFormProps) {
  const { t } = useTranslation('trips-desk')
  const form = useClosureForm(onClose)
  return (
    <Form
      aria-label={t('closures.add')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={form.submit}
    >
      <ClosureFields form={form} today={today} />
      <FailureAlert failure={form.error} />
      <FormButtons isWaiting={form.isPending} onCancel={onClose} />
    </Form>
  )
}

interface ClosureFieldsProps extends Pick<ClosureFormProps, 'today'> {
  form: ReturnType<typeof useClosureForm>
}

function ClosureFields({ form, today }: ClosureFieldsProps) {
  const { t } = useTranslation('trips-desk')
  const { typed, change, errorOf } = form
  return (
    <>
      <DayRangeFields
        range={typed}
        change={change}
        textOf={(name) => t(`closures.${name}`)}
        errorOf={errorOf}
        today={today}
        ref={takeFocus}
      />
      <ClosedTourField value={typed.tourId} onChange={(tourId) => change({ tourId })} />
      <NoteField form={form} />
    </>
  )
}

function NoteField({ form: { typed, change } }: Pick<ClosureFieldsProps, 'form'>) {
  const { t } = useTranslation('trips-desk')
  return (
    <TextField
      label={t('closures.note')}
      maxLength={CLOSURE_NOTE_MAX}
      autoComplete="off"
      value={typed.note}
      onChange={({ target }) => change({ note: target.value })}
    />
  )
}

function FormButtons({ isWaiting, onCancel }: { isWaiting: boolean; onCancel: () => void }) {
  const { t } = useTranslation(['trips-desk', 'common'])
  const [label, waiting] = [t('closures.save'), t('saving')]
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton look="primary" label={label} waiting={waiting} isWaiting={isWaiting} />
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
    </div>
  )
}
