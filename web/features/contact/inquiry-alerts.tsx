import { Trans, useTranslation } from 'react-i18next'
import { useSite } from '../../platform/site/site'
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
  const isLater = outcome?.step === 'done' && outcome.isLater
  return (
    <>
      {reference !== null && <Sent reference={reference} {...{ isLater, isPosted }} />}
      {outcome?.step === 'topic' && <NotPosted failure={outcome.failure} />}
    </>
  )
}

interface SentProps {
  reference: string
  /** Whether the confirmation is mailed later. */
  isLater: boolean
  isPosted: boolean
}

function Sent({ reference, isLater, isPosted }: SentProps) {
  const { t } = useTranslation('contact')
  return (
    <AlertBanner kind="success">
      <Trans
        t={t}
        i18nKey={isLater ? 'EmailSentLater' : 'EmailSent'}
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
  const { phone, email } = useSite().company
  if (isAddressRefused(failure)) return <FailureAlert failure={failure} lead={t('EmailCheck')} />
  const lead = t('EmailSentError', { status: statusOf(failure) })
  const tooMany = t('tooMany', { phone, email })
  return <FailureAlert failure={failure} lead={lead} tooMany={tooMany} action={<PhoneAndChat />} />
}
