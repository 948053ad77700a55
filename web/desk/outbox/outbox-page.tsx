import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAIL_STATUSES } from '../../../worker/contracts/mail'
import { textLang } from '../../platform/i18n/text-lang'
import { Button } from '../../ui/button'
import { Chip } from '../../ui/chip'
import { Dialog } from '../../ui/dialog'
import type { Column } from '../ui/data-table'
import { SelectField } from '../../ui/field'
import { PagedTable } from '../ui/paged-table'
import { useAction } from '../ui/use-action'
import { useClock } from '../ui/use-clock'
import { MailPreview } from './mail-preview'
import { outboxQuery, resendMail, type MailState, type OutboxMail } from './outbox.api'

const STATES = ['', ...MAIL_STATUSES] as const

export function OutboxPage() {
  const { t } = useTranslation('admin')
  const [filter, setFilter] = useState<{ status: MailState; page: number }>({ status: '', page: 1 })
  const [opened, setOpened] = useState<OutboxMail | null>(null)
  const query = useQuery({ ...outboxQuery(filter), placeholderData: keepPreviousData })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-2xl">{t('nav.outbox')}</h1>
        <SelectField
          label={t('outbox.state')}
          value={filter.status}
          onChange={({ target: { value } }) =>
            setFilter({ status: STATES.find((state) => state === value) ?? '', page: 1 })
          }
        >
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`outbox.states.${state || 'all'}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <PagedTable
        query={query}
        label={t('nav.outbox')}
        columns={useColumns(setOpened)}
        empty={t('outbox.empty')}
        page={filter.page}
        onPage={(page) => setFilter({ ...filter, page })}
      />
      <Dialog
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.subject ?? ''}
        look="full"
      >
        {opened && <MailPreview mail={opened} />}
      </Dialog>
    </>
  )
}

function useColumns(onOpen: (mail: OutboxMail) => void): Column<OutboxMail>[] {
  const { t } = useTranslation('admin')
  const time = useClock()
  const { isBusy, run } = useAction()
  const resend = (mail: OutboxMail) =>
    void run((client) => resendMail(client, mail.id), {
      text: t('outbox.resent', { to: mail.to }),
    })
  return [
    {
      title: t('outbox.subject'),
      isBare: true,
      renderCell: (mail) => (
        <Button
          look="bare"
          lang={textLang(mail.subject)}
          className="min-h-11 text-start font-semibold underline-offset-4 hover:underline"
          onClick={() => onOpen(mail)}
        >
          {mail.subject}
        </Button>
      ),
    },
    {
      title: t('outbox.to'),
      className: 'break-all',
      renderCell: (mail) => <span className="min-w-0 break-all">{mail.to}</span>,
    },
    {
      title: t('outbox.state'),
      className: 'whitespace-nowrap',
      renderCell: (mail) => <Delivery mail={mail} />,
    },
    {
      title: t('outbox.created'),
      className: 'tabular whitespace-nowrap text-muted',
      renderCell: (mail) => <time>{time(mail.createdAt)}</time>,
    },
    {
      title: t('desk.actions'),
      isBare: true,
      className: 'text-end',
      renderCell: (mail) => (
        <Button
          disabled={isBusy || mail.status === 'sending' || mail.status === 'queued'}
          aria-label={t('outbox.resendTo', { to: mail.to })}
          onClick={() => resend(mail)}
        >
          <RotateCcw aria-hidden size={16} />
          {t('outbox.resend')}
        </Button>
      ),
    },
  ]
}

function Delivery({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('admin')
  const isBad = mail.status === 'failed' || mail.status === 'dead'
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Chip look={isBad ? 'hidden' : 'plain'}>{t(`outbox.states.${mail.status}`)}</Chip>
      {mail.lastError && <span className="text-muted">{mail.lastError}</span>}
      {mail.attempts > 1 && (
        <span className="text-muted">{t('outbox.attempts', { count: mail.attempts })}</span>
      )}
    </span>
  )
}
