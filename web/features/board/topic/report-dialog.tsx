import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportReason } from '../../../../worker/contracts/board/new-report'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { AreaField } from '../../../ui/field'
import { moveFocus } from '../../../ui/focus'
import { SendFailure } from '../compose/send-failure'
import { reportPost } from '../writing.api'

const REASONS: ReportReason[] = ['spam', 'abuse', 'personal', 'other']

const NOTE_MAX = 500

type Report = { reason: ReportReason; note: string }
type ReportDialogProps = { replyId: number; isOpen: boolean; onClose: () => void }

export function ReportDialog({ replyId, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['board', 'site'])
  const { report, change, form, send, submit } = useReport(replyId)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('report.title')}>
      {send.isSuccess ? (
        <>
          <p role="status">{t('report.done')}</p>
          <Button onClick={onClose}>{t('site:close')}</Button>
        </>
      ) : (
        <form ref={form} onSubmit={submit} className="flex flex-col gap-4">
          <p className="text-muted">{t('report.text')}</p>
          <ReportFields report={report} change={change} />
          <SendFailure error={send.error} />
          <Button type="submit" look="primary" disabled={send.isPending}>
            {t(send.isPending ? 'report.sending' : 'report.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

type ReportFieldsProps = Pick<ReturnType<typeof useReport>, 'report' | 'change'>

function ReportFields({ report, change }: ReportFieldsProps) {
  const { t } = useTranslation('board')
  return (
    <>
      <Reasons report={report} change={change} />
      <AreaField
        label={t('report.note')}
        value={report.note}
        maxLength={NOTE_MAX}
        onChange={({ target }) => change({ note: target.value })}
      />
    </>
  )
}

function Reasons({ report, change }: ReportFieldsProps) {
  const { t } = useTranslation('board')
  const id = useId()
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{t('report.reason')}</legend>
      {REASONS.map((reason) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={`${id}reason`}
            checked={report.reason === reason}
            onChange={() => change({ reason })}
            className="size-5 accent-primary"
          />
          {t(`report.${reason}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** The state of the form that reports a post. */
function useReport(replyId: number) {
  const [report, setReport] = useState<Report>({ reason: 'spam', note: '' })
  const form = useRef<HTMLFormElement>(null)
  const send = useMutation({
    mutationFn: (_: void, { client }) => reportPost(client, replyId, report),
    onSuccess: () => moveFocus(form.current?.closest('dialog')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  const change = (changes: Partial<Report>) => setReport((before) => ({ ...before, ...changes }))
  return { report, change, form, send, submit }
}
