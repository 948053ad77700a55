import { useTranslation } from 'react-i18next'
import { NOTES_MAX } from '../../../../worker/contracts/booking-limits'
import { lengthOf } from '../../../../worker/contracts/text-length'
import { AreaField, TextField } from '../../../ui/field'
import { useFaultText } from '../use-fault-text'
import type { SheetRequest } from '../use-request'

/** What may stay empty. */
export function MoreFields({ request: { draft, faults, change } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  const isUsed = draft.phone !== '' || draft.notes !== ''
  const [isWrong, length] = [faults.phone ?? faults.notes, lengthOf(draft.notes)]
  const tooLong = faults.notes === 'TextTooLong' ? t('notesLength', { length, max: NOTES_MAX }) : ''
  return (
    <details open={isUsed || isWrong !== undefined}>
      <summary className="flex min-h-11 items-center font-semibold text-primary">
        {t('more')}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <TextField
          type="tel"
          label={t('phone')}
          autoComplete="tel"
          value={draft.phone}
          error={textOf(faults.phone)}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <AreaField
          label={t('notes')}
          hint={t('notesHint')}
          value={draft.notes}
          error={faults.notes && `${textOf(faults.notes) ?? ''} ${tooLong}`.trim()}
          onChange={({ target }) => change({ notes: target.value })}
        />
      </div>
    </details>
  )
}
