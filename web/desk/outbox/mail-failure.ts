import { useTranslation } from 'react-i18next'

const FAMILIES = [
  ['unsubscribed', /^Unsubscribed$/],
  ['timeout', /^Timeout$/],
  ['network', /^(Network|SmtpClosed)$/],
  ['tls', /^SmtpWithoutTls$/],
  ['unsafe', /^(SmtpUnsafe|UnsafeHeader)$/],
  ['settings', /^(Smtp50\d|SmtpSite5\d\d|E_SENDER_\w+)$/],
  ['refusedLogin', /^(Smtp53[0-9]|Http40[13])$/],
  ['address', /^(Smtp55[0-3]|Http422)$/],
  ['busy', /^(Smtp4\d\d|Http429|Http5\d\d)$/],
  ['refused', /^(Smtp5\d\d|Http4\d\d)$/],
] as const

/** The kind of failure, from a delivery's error code. */
export function mailFailure(code: string) {
  return FAMILIES.find(([, pattern]) => pattern.test(code))?.[0] ?? 'service'
}

/** The sentence that says why a mail was not sent. */
export function useMailFailure(): (code: string) => string {
  const { t } = useTranslation('lists')
  return (code) => t(`outbox.failure.${mailFailure(code)}`)
}
