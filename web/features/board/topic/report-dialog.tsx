import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '../../../../worker/contracts/moderation'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { INPUT } from '../../../ui/field'
import { reportPost } from '../board.api'
import { SendFailure } from '../compose/send-failure'
import { moveFocus } from '../../../ui/focus'

const REASONS: ReportReason[] = ['spam', 'abuse', 'personal', 'other']
const NOTE_MAX = 500

interface ReportDialogProps {
  replyId: number
  isOpen: boolean
  onClose: () => void
}

export function ReportDialog({ replyId, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const id = useId()
  const [reason, setReason] = useState<ReportReason>('spam')
  const [note, setNote] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const send = useMutation({
    mutationFn: (_: void, { client }) => reportPost(client, replyId, { reason, note }),
    onSuccess: () => moveFocus(form.current?.closest('dialog')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('report.title')}>
      {send.isSuccess ? (
        <>
          <p role="status">{t('report.done')}</p>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </>
      ) : (
        <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-muted">{t('report.text')}</p>
          <fieldset className="flex flex-col">
            <legend className="sr-only">{t('report.reason')}</legend>
            {REASONS.map((each) => (
              <label key={each} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name={`${id}reason`}
                  checked={reason === each}
                  onChange={() => setReason(each)}
                  className="size-5 accent-primary"
                />
                {t(`report.${each}`)}
              </label>
            ))}
          </fieldset>
          <label className="flex flex-col gap-1.5 font-semibold">
            {t('report.note')}
            <textarea
              value={note}
              maxLength={NOTE_MAX}
              rows={3}
              onChange={({ target }) => setNote(target.value)}
              className={`${INPUT} font-normal`}
            />
          </label>
          <SendFailure error={send.error} />
          <Button type="submit" look="primary" disabled={send.isPending}>
            {t(send.isPending ? 'report.sending' : 'report.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
