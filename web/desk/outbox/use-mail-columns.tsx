import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { textLang } from '../../platform/i18n/text-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { ACTIONS_COLUMN, type ListColumn } from '../ui/list/list-columns'
import { useClock } from '../ui/use-clock'
import type { OutboxMail } from './outbox.api'
import { useMay } from '../../platform/session/use-may'
import { mayResend, useResendLabel, type Resend } from './resend'

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

export interface MailColumnsOptions {
  onOpen: (mail: OutboxMail) => void
  resend: Resend
}

export function useMailColumns({ onOpen, resend }: MailColumnsOptions): ListColumn<OutboxMail>[] {
  const { t } = useTranslation('desk')
  const mayManage = useMay('mails:manage')
  const resendColumn = useResendColumn(resend)
  return [
    {
      id: 'subject',
      title: t('outbox.subject'),
      isBare: true,
      renderCell: (mail) => <Subject mail={mail} onOpen={onOpen} />,
    },
    {
      id: 'to',
      title: t('outbox.to'),
      className: 'break-all',
      renderCell: (mail) => <span className="min-w-0 break-all">{mail.to}</span>,
    },
    ...useDeliveryColumns(),
    ...(mayManage ? [resendColumn] : []),
  ]
}

function useDeliveryColumns(): ListColumn<OutboxMail>[] {
  const { t } = useTranslation('desk')
  const time = useClock()
  return [
    { id: 'state', title: t('outbox.state'), renderCell: (mail) => <Delivery mail={mail} /> },
    {
      id: 'created',
      title: t('outbox.created'),
      sort: 'descending first',
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (mail) => <time>{time(mail.createdAt)}</time>,
    },
  ]
}

function useResendColumn(resend: Resend): ListColumn<OutboxMail> {
  const { t } = useTranslation('desk')
  const renderCell = (mail: OutboxMail) => <ResendButton mail={mail} resend={resend} />
  return { ...ACTIONS_COLUMN, title: t('desk.actions'), renderCell }
}

function ResendButton({ mail, resend }: { mail: OutboxMail; resend: Resend }) {
  const { t } = useTranslation('desk')
  const label = useResendLabel()
  const name = mail.status === 'held' ? 'outbox.held.sendTo' : 'outbox.resendTo'
  return (
    <Button
      className="whitespace-nowrap"
      disabled={resend.isBusy || !mayResend(mail)}
      aria-label={t(name, { to: mail.to })}
      onClick={() => resend.ask([mail])}
    >
      <RotateCcw aria-hidden size={16} />
      {label([mail])}
    </Button>
  )
}

function Subject({ mail, onOpen }: Pick<MailColumnsOptions, 'onOpen'> & { mail: OutboxMail }) {
  return (
    <Button
      look="bare"
      data-open
      lang={textLang(mail.subject)}
      className="min-h-11 min-w-11 text-start font-semibold underline-offset-4 hover:underline"
      onClick={() => onOpen(mail)}
    >
      {mail.subject}
    </Button>
  )
}

function Delivery({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('desk')
  const failureOf = useMailFailure()
  const isBad = mail.status === 'failed' || mail.status === 'dead'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="whitespace-nowrap">
        <Chip look={isBad ? 'hidden' : 'plain'}>{t(`outbox.states.${mail.status}`)}</Chip>
      </span>
      {mail.lastError && (
        <span className="text-muted" title={mail.lastError}>
          {failureOf(mail.lastError)}
        </span>
      )}
      {mail.attempts > 1 && (
        <span className="text-muted">{t('outbox.attempts', { count: mail.attempts })}</span>
      )}
    </span>
  )
}

/** The kind of failure, from a delivery's error code. */
export function mailFailure(code: string) {
  return FAMILIES.find(([, pattern]) => pattern.test(code))?.[0] ?? 'service'
}

/** The sentence that says why a mail was not sent. */
function useMailFailure(): (code: string) => string {
  const { t } = useTranslation('desk')
  return (code) => t(`outbox.failure.${mailFailure(code)}`)
}
