import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween, isCalendarDay } from '../../../worker/contracts/calendar'
import { ABSENCE_NOTE_MAX, ASSIGNMENT_DAYS } from '../../../worker/contracts/resources'
import { Button } from '../../ui/button'
import { FailureAlert } from '../../ui/failure-alert'
import { Form, TextField } from '../../ui/field'
import { focusFault } from '../../ui/focus'
import { SubmitButton } from '../../ui/submit-button'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'
import { assign, type Resource } from './resources.api'

interface AbsenceFormProps {
  resource: Resource
  onClose: () => void
}

interface Typed {
  fromDay: string
  toDay: string
  note: string
}

/** Days on which a guide or vehicle has no trip. An empty last day means one day. */
export function AbsenceForm({ resource, onClose }: AbsenceFormProps) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const [typed, setTyped] = useState<Typed>({ fromDay: '', toDay: '', note: '' })
  const [isChecked, setChecked] = useState(false)
  const { mutate, isPending, error } = useAbsence(resource, onClose)
  const fault = faultOf(typed)
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const errorOf = (name: 'from' | 'to') =>
    isChecked && fault === name ? t(`crew.absence.fault.${name}`) : undefined
  return (
    <Form
      onSubmit={() => {
        setChecked(true)
        // After the fault is shown.
        if (fault) setTimeout(focusFault)
        else if (!isPending) mutate(typed)
      }}
    >
      <TextField
        type="date"
        label={t('crew.absence.from')}
        error={errorOf('from')}
        value={typed.fromDay}
        onChange={({ target }) => change({ fromDay: target.value })}
      />
      <TextField
        type="date"
        label={t('crew.absence.to')}
        hint={t('crew.absence.toHint')}
        error={errorOf('to')}
        min={typed.fromDay}
        value={typed.toDay}
        onChange={({ target }) => change({ toDay: target.value })}
      />
      <TextField
        label={t('crew.absence.note')}
        maxLength={ABSENCE_NOTE_MAX}
        autoComplete="off"
        value={typed.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <FailureAlert failure={error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <SubmitButton
          look="primary"
          label={t('crew.save')}
          waiting={t('crew.saving')}
          isWaiting={isPending}
        />
      </div>
    </Form>
  )
}

function useAbsence({ id, name }: Resource, onDone: () => void) {
  const { t } = useTranslation('desk-payments')
  const client = useQueryClient()
  const showToast = useToast()
  return useMutation({
    mutationFn: ({ fromDay, toDay, note }: Typed) =>
      assign(client, { resourceId: id, fromDay, toDay: toDay || fromDay, note: note.trim() }),
    onSuccess: async () => {
      onDone()
      showToast({ text: t('crew.absence.done', { name }) })
      await refetchDesk(client)
    },
  })
}

function faultOf({ fromDay, toDay }: Typed): 'from' | 'to' | null {
  if (!isCalendarDay(fromDay)) return 'from'
  if (toDay === '') return null
  if (!isCalendarDay(toDay) || toDay < fromDay) return 'to'
  return daysBetween(fromDay, toDay) < ASSIGNMENT_DAYS ? null : 'to'
}
