import { Trans, useTranslation } from 'react-i18next'
import { company } from '../../content/company'
import { useSession } from '../../platform/session/session'
import { useErrorText } from '../../platform/api/use-error-text'
import { AlertBanner } from '../../ui/alert-banner'
import { LoginButton } from '../../ui/login-button'
import { statusOf, type InquiryOutcome } from './use-inquiry'

interface InquiryAlertsProps {
  outcome: InquiryOutcome | undefined
  /** Reference of the sent mail; also set while the topic is still being created. */
  reference: string | null
}

export function InquiryAlerts({ outcome, reference }: InquiryAlertsProps) {
  const { t } = useTranslation('contact')
  const { ofFailure } = useErrorText()
  if (outcome?.step === 'confirmation' || outcome?.step === 'inquiry') {
    const status = statusOf(outcome.failure)
    const isRefused = outcome.step === 'confirmation' && (status === 400 || status === 422)
    return (
      <AlertBanner kind="error">
        <strong className="block">
          {isRefused ? t('EmailCheck') : t('EmailSentError', { status, phone: company.phone })}
        </strong>
        {ofFailure(outcome.failure)}
      </AlertBanner>
    )
  }
  return (
    <>
      {reference !== null && (
        <AlertBanner kind="success">
          <Trans
            t={t}
            i18nKey="EmailSent"
            values={{ reference }}
            components={{ nobr: <span className="whitespace-nowrap" /> }}
          />
          {outcome?.step === 'done' && <span className="block">{t('posted')}</span>}
        </AlertBanner>
      )}
      {outcome?.step === 'topic' && <TopicAlert failure={outcome.failure} />}
    </>
  )
}

function TopicAlert({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['contact', 'common'])
  const { ofFailure } = useErrorText()
  const session = useSession()
  const status = statusOf(failure)
  if (status === 401) {
    const login = <LoginButton />
    return (
      <AlertBanner kind="warning" action={session ? null : login}>
        {t('loginToPost')}
      </AlertBanner>
    )
  }
  return (
    <AlertBanner kind="error">
      <strong className="block">{t('notPosted', { status })}</strong>
      {ofFailure(failure)}
    </AlertBanner>
  )
}
