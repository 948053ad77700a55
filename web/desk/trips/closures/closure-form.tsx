import { useTranslation } from 'react-i18next'
import { CLOSURE_NOTE_MAX } from '../../../../worker/contracts/closures'
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

/** Closes days, of all tours or of one. */
export function ClosureForm({ today, onClose }: ClosureFormProps) {
  const { t } = useTranslation(['trips-desk', 'common'])
  const { typed, change, errorOf, submit, isPending, error } = useClosureForm(onClose)
  return (
    <Form
      aria-label={t('closures.add')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={submit}
    >
      <DayRangeFields
        range={typed}
        change={change}
        textOf={(name) => t(`closures.${name}`)}
        errorOf={errorOf}
        today={today}
        ref={takeFocus}
      />
      <ClosedTourField value={typed.tourId} onChange={(tourId) => change({ tourId })} />
      <TextField
        label={t('closures.note')}
        maxLength={CLOSURE_NOTE_MAX}
        autoComplete="off"
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <FailureAlert failure={error} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          look="primary"
          label={t('closures.save')}
          waiting={t('saving')}
          isWaiting={isPending}
        />
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Form>
  )
}
