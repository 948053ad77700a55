import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'
import { Button } from '../../../ui/button'
import { SubmitButton } from '../../../ui/submit-button'
import { RequestTotal } from '../sums/request-total'
import type { SheetRequest } from '../use-request'

export function Foot({
  request: { draft, back, tour, isPending, human },
}: {
  request: SheetRequest
}) {
  const { t } = useTranslation('booking')
  const { answerHours } = useSite().company
  return (
    <div className="request-foot">
      <p className="w-full text-sm text-muted">{t('free', { count: answerHours })}</p>
      <Button look="framedIcon" onClick={back} aria-label={t('back')}>
        <ArrowLeft aria-hidden size={18} />
      </Button>
      <RequestTotal tour={tour} draft={draft} />
      <SubmitButton
        look="main"
        label={t('send')}
        waiting={t('sending')}
        isWaiting={isPending}
        disabled={human.isOpen}
      />
    </div>
  )
}
