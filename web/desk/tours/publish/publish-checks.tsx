import { CircleCheck, ListChecks, Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import type { Editor } from '../../editor/use-editor'
import { HIDDEN, type TourDraft } from '../tour-draft'
import { Findings } from './findings'
import type { Checks } from './use-checks'

interface PublishChecksProps {
  tourId: number
  checks: Checks
  onPublish: () => void
}

/** What is missing before a tour can be published, with links to fix it. Warnings can be ignored, faults cannot. */
export function PublishChecks({ tourId, checks, onPublish }: PublishChecksProps) {
  const { t } = useTranslation('tour-desk')
  return (
    <Dialog isOpen={checks.isOpen} onClose={checks.close} title={t('checks.title')} look="sheet">
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto">
        {checks.isClean && (
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden size={20} className="shrink-0 text-primary" />
            {t('checks.none')}
          </p>
        )}
        <Findings tourId={tourId} kind="faults" checks={checks} />
        <Findings tourId={tourId} kind="warnings" checks={checks} />
      </div>
      <ChecksButtons checks={checks} onPublish={onPublish} />
    </Dialog>
  )
}

function ChecksButtons({ checks, onPublish }: Omit<PublishChecksProps, 'tourId'>) {
  const { t } = useTranslation(['tour-desk', 'common'])
  const publish = () => {
    checks.close()
    onPublish()
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={checks.close}>{t('common:close')}</Button>
      {checks.isForPublishing && checks.faults.length === 0 && (
        <Button look="primary" onClick={publish}>
          {t(checks.isClean ? 'checks.publish' : 'checks.publishAnyway')}
        </Button>
      )}
    </div>
  )
}

interface CheckButtonProps {
  editor: Editor<TourDraft>
  onCheck: () => void
  onPublish: () => void
}

/** Checks a tour. If it is hidden, it can be published afterwards. */
export function CheckButton({ editor, onCheck, onPublish }: CheckButtonProps) {
  const { t } = useTranslation('tour-desk')
  const isHidden = editor.base.draft.status === HIDDEN
  const Icon = isHidden ? Megaphone : ListChecks
  return (
    <Button onClick={isHidden ? onPublish : onCheck}>
      <Icon aria-hidden size={16} />
      {t(isHidden ? 'checks.openToPublish' : 'checks.open')}
    </Button>
  )
}
