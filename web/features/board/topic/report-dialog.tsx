import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { SendFailure } from '../compose/send-failure'
import { ReportFields } from './report-fields'
import { useReport } from './use-report'

interface ReportDialogProps {
  replyId: number
  isOpen: boolean
  onClose: () => void
}

export function ReportDialog({ replyId, isOpen, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['board', 'common'])
  const { report, change, form, send, submit } = useReport(replyId)
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
          <ReportFields report={report} onChange={change} />
          <SendFailure error={send.error} />
          <Button type="submit" look="primary" disabled={send.isPending}>
            {t(send.isPending ? 'report.sending' : 'report.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
