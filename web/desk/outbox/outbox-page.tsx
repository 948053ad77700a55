import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAIL_KIND_NAMES, MAIL_STATUSES } from '../../../worker/contracts/mail'
import { LANGS } from '../../../worker/contracts/languages'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { useListAddress } from '../ui/list/use-list-address'
import { MailPreview } from './mail-preview'
import { outboxQuery, type OutboxMail } from './outbox.api'
import { mayResend, ResendDialog, useResend } from './resend'
import { useMailColumns } from './use-mail-columns'

export function OutboxPage() {
  const { t } = useTranslation(['admin', 'lists'])
  const controls = useListAddress()
  const [opened, setOpened] = useState<OutboxMail | null>(null)
  const query = useQuery({ ...outboxQuery(controls.state), placeholderData: keepPreviousData })
  const resend = useResend()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.outbox')}</h1>
        <CsvButton list="mails" state={controls.state} />
      </div>
      <List
        label={t('nav.outbox')}
        controls={controls}
        query={query}
        columns={useMailColumns({ onOpen: setOpened, resend })}
        idOf={({ id }) => String(id)}
        nameOf={({ subject, to }) => `${subject}, ${to}`}
        empty={t('outbox.empty')}
        search={t('lists:outbox.search')}
        filters={useFilters()}
        defaultSort="-created"
        renderBulk={(mails, clear) => (
          <>
            <Button
              disabled={resend.isBusy || !mails.some(mayResend)}
              onClick={() => resend.ask(mails.filter(mayResend), clear)}
            >
              <RotateCcw aria-hidden size={16} />
              {t('outbox.resend')}
            </Button>
            <CsvButton list="mails" state={{}} ids={mails.map(({ id }) => id)} />
          </>
        )}
      />
      <ResendDialog resend={resend} />
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

function useFilters(): ListFilter[] {
  const { t } = useTranslation(['admin', 'common', 'lists'])
  return [
    {
      name: 'status',
      label: t('outbox.state'),
      values: [
        { value: 'undelivered', text: t('lists:outbox.undelivered') },
        ...MAIL_STATUSES.map((value) => ({ value, text: t(`outbox.states.${value}`) })),
      ],
    },
    {
      name: 'kind',
      label: t('lists:outbox.kind'),
      values: MAIL_KIND_NAMES.map((value) => ({ value, text: t(`lists:outbox.kinds.${value}`) })),
    },
    {
      name: 'language',
      label: t('common:language.label'),
      values: LANGS.map((value) => ({ value, text: t(`common:language.${value}`) })),
    },
  ]
}
