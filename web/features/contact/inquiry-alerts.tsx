import { Trans, useTranslation } from 'react-i18next'
import { AlertBanner } from '../../ui/alert-banner'
import { FailureAlert } from '../../ui/failure-alert'
import { PhoneAndChat } from './contact-channels'
import { statusOf, type InquiryOutcome } from './use-inquiry'
import { NotPosted, isAddressRefused } from './not-posted'

interface InquiryAlertsProps {
  outcome: InquiryOutcome | undefined
  /** Reference of the sent mail; also set while the topic is still being created. */
  reference: string | null
}

export function InquiryAlerts({ outcome, reference }: InquiryAlertsProps) {
  if (outcome?.step === 'confirmation' || outcome?.step === 'inquiry')
    return <NotSent failure={outcome.failure} />
  const isPosted = outcome?.step === 'done' && outcome.isPosted
  return (
    <>
      {reference !== null && <Sent reference={reference} isPosted={isPosted} />}
      {outcome?.step === 'topic' && <NotPosted failure={outcome.failure} />}
    </>
  )
}

function Sent({ reference, isPosted }: { reference: string; isPosted: boolean }) {
  const { t } = useTranslation('contact')
  return (
    <AlertBanner kind="success">
      <Trans
        t={t}
        i18nKey="EmailSent"
        values={{ reference }}
        components={{ nobr: <span className="whitespace-nowrap" /> }}
      />
      {isPosted && <span className="block">{t('posted')}</span>}
    </AlertBanner>
  )
}

/** The reason, with other ways to reach the company unless the typed address was refused. */
function NotSent({ failure }: { failure: unknown }) {
  const { t } = useTranslation('contact')
  if (isAddressRefused(failure)) return <FailureAlert failure={failure} lead={t('EmailCheck')} />
  const lead = t('EmailSentError', { status: statusOf(failure) })
  return <FailureAlert failure={failure} lead={lead} action={<PhoneAndChat />} />
}
