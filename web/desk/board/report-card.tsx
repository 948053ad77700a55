import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import type { Selection } from '../ui/list/use-selection'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { ModeratedPostCard } from './moderated-post-card'
import { reopenReport, resolveReport, type Report } from './reports.api'

interface ReportCardProps {
  report: Report
  selection: Selection<Report>
}

/** A reported post, with who reported it and why. */
export function ReportCard({ report, selection }: ReportCardProps) {
  const { t } = useTranslation('lists')
  const action = useAction()
  const label = t('reports.chooseOf', { name: report.post.topicName })
  return (
    <ModeratedPostCard
      post={report.post}
      {...action}
      choice={{ id: report.id, label, selection }}
      lead={<Reason report={report} />}
    >
      {report.resolvedAt === null && <ResolveButton report={report} {...action} />}
    </ModeratedPostCard>
  )
}

function Reason({ report }: { report: Report }) {
  const { t } = useTranslation('admin')
  const time = useClock()
  const why = t('reports.by', {
    reporter: report.reporter ?? t('audit.noMember'),
    reason: t(`reports.reason.${report.reason}`),
    time: time(report.createdAt),
  })
  return (
    <p className="text-sm">
      <strong>{why}</strong> {report.note}
    </p>
  )
}

type ResolveButtonProps = ReturnType<typeof useAction> & { report: Report }

function ResolveButton({ report, isBusy, run }: ResolveButtonProps) {
  const { t } = useTranslation('admin')
  const resolve = () =>
    run((client) => resolveReport(client, report), {
      text: t('reports.resolved'),
      removesRow: true,
      undo: (client) => reopenReport(client, report),
    })
  return (
    <Button look="primary" disabled={isBusy} onClick={() => void resolve()}>
      {t('reports.resolve')}
    </Button>
  )
}
