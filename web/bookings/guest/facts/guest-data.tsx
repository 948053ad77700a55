import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../platform/save-file'
import { Button } from '../../../ui/button'
import { FailureAlert } from '../../../ui/failure-alert'
import { SubmitButton } from '../../../ui/submit-button'
import { readGuestData } from '../trip.api'

interface GuestDataProps {
  pid: string
  /** Begins a message with this text; undefined where none can be written. */
  onAsk: ((text: string) => void) | undefined
}

/** Downloads the guest's stored data, and requests its deletion. */
export function GuestData({ pid, onAsk }: GuestDataProps) {
  const { t } = useTranslation('trip')
  const { mutate, isPending, error } = useSavedData(pid)
  return (
    <section
      aria-labelledby="trip-data"
      className="no-print flex flex-col gap-3 border-t border-line pt-5"
    >
      <h2 id="trip-data" className="text-base font-semibold">
        {t('data.title')}
      </h2>
      <p className="text-sm text-muted">{t('data.text')}</p>
      <FailureAlert failure={error} />
      <div className="flex flex-wrap gap-2">
        <SaveButton isSaving={isPending} onSave={() => mutate()} />
        {onAsk && <Button onClick={() => onAsk(t('data.wish'))}>{t('data.delete')}</Button>}
      </div>
    </section>
  )
}

function SaveButton({ isSaving, onSave }: { isSaving: boolean; onSave: () => void }) {
  const { t } = useTranslation('trip')
  return (
    <SubmitButton
      label={t('data.save')}
      waiting={t('data.saving')}
      isWaiting={isSaving}
      onClick={onSave}
    />
  )
}

/** Downloads the guest's stored data as a JSON file. */
function useSavedData(pid: string) {
  return useMutation({
    mutationFn: (_: void, { client }) => readGuestData(client, pid),
    onSuccess: (data) => saveFile(jsonFile(data), `moraine-${pid}.json`),
  })
}

function jsonFile(value: unknown): Blob {
  return new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
}
