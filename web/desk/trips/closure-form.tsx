import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween, isCalendarDay } from '../../../worker/contracts/calendar'
import { CLOSURE_DAYS, CLOSURE_NOTE_MAX } from '../../../worker/contracts/planner'
import { useLang } from '../../platform/i18n/use-lang'
import { textIn } from '../../platform/i18n/translated'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, SelectField, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { adminToursQuery } from '../tours/tours.api'
import { takeFocus } from './take-focus'
import { createClosure } from './trips.api'
import { useWrite } from '../ui/use-write'

interface ClosureFormProps {
  /** YYYY-MM-DD */
  today: string
  onClose: () => void
}

interface ClosureDraft {
  fromDay: string
  toDay: string
  tourId: string
  note: string
}

type Fault = 'from' | 'to' | 'long'

/** Closes days, of all tours or of one. An empty last day means one day. */
export function ClosureForm({ today, onClose }: ClosureFormProps) {
  const { t } = useTranslation(['trips-desk', 'common'])
  const lang = useLang()
  const { data: tours = [] } = useQuery(adminToursQuery())
  const [draft, setDraft] = useState<ClosureDraft>({ fromDay: '', toDay: '', tourId: '', note: '' })
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useWrite({
    call: (client, { fromDay, toDay, tourId, note }: ClosureDraft) =>
      createClosure(client, {
        fromDay,
        toDay: toDay || fromDay,
        tourId: tourId === '' ? null : Number(tourId),
        note: note.trim(),
      }),
    done: () => t('closures.saved'),
    onDone: onClose,
  })
  const fault = faultOf(draft)
  const change = (part: Partial<ClosureDraft>) => setDraft({ ...draft, ...part })
  const errorOf = (...faults: Fault[]) =>
    isChecked && fault && faults.includes(fault) ? t(`closures.fault.${fault}`) : ''
  return (
    <Form
      aria-label={t('closures.add')}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      onSubmit={() => {
        setChecked(true)
        if (fault) setTimeout(focusFault)
        else if (!isPending) mutate(draft)
      }}
    >
      <TextField
        type="date"
        label={t('closures.from')}
        error={errorOf('from')}
        min={today}
        ref={takeFocus}
        value={draft.fromDay}
        onChange={({ target }) => change({ fromDay: target.value })}
      />
      <TextField
        type="date"
        label={t('closures.to')}
        hint={t('closures.toHint')}
        error={errorOf('to', 'long')}
        min={draft.fromDay || today}
        value={draft.toDay}
        onChange={({ target }) => change({ toDay: target.value })}
      />
      <SelectField
        label={t('closures.tour')}
        value={draft.tourId}
        onChange={({ target }) => change({ tourId: target.value })}
      >
        <option value="">{t('allTours')}</option>
        {tours.map(({ id, name }) => (
          <option key={id} value={id}>
            {textIn(name, lang) || name[0]?.txt || `#${id}`}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('closures.note')}
        maxLength={CLOSURE_NOTE_MAX}
        autoComplete="off"
        value={draft.note}
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

function faultOf({ fromDay, toDay }: ClosureDraft): Fault | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < CLOSURE_DAYS ? null : 'long'
}
