import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankMail } from '../../../../worker/contracts/bookings/bank-entries'
import { formatMoment } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Loaded } from '../../../ui/loaded'
import { bankMailQuery, bankMailsQuery, closeBankMail } from './bank.api'
import { EntryAction } from './entry-action'

/** Mails of Interac that need a person: to accept a transfer, or because their wording is not known. */
export function WaitingMails() {
  const { t } = useTranslation('desk-bookings')
  const { data: mails = [] } = useQuery(bankMailsQuery())
  if (mails.length === 0) return null
  return (
    <section
      aria-label={t('bank.mails.title')}
      className="flex flex-col gap-3 rounded-card border border-larch bg-surface p-4"
    >
      <h2 className="text-lg">{t('bank.mails.title')}</h2>
      <p className="text-sm text-muted">{t('bank.mails.proof')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {mails.map((mail) => (
          <WaitingMail key={mail.id} mail={mail} />
        ))}
      </ul>
    </section>
  )
}

function WaitingMail({ mail: { id, status, receivedAt } }: { mail: BankMail }) {
  const { t } = useTranslation('desk-bookings')
  const lang = useLang()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="flex flex-col gap-2 py-2">
      <div className="flex flex-wrap items-center gap-2">
        <Chip look="offer">{t(`bank.mails.${status}`)}</Chip>
        <span className="tabular me-auto text-sm text-muted">
          {t('bank.mails.at', { day: formatMoment(receivedAt, lang) })}
        </span>
        <Button look="faint" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('bank.mails.show')}
        </Button>
        <EntryAction act={(client) => closeBankMail(client, id)} done={t('bank.mails.closed')}>
          {t('bank.mails.done')}
        </EntryAction>
      </div>
      {isOpen && <MailText id={id} />}
    </li>
  )
}

function MailText({ id }: { id: number }) {
  const { t } = useTranslation('desk-bookings')
  return (
    <Loaded query={useQuery(bankMailQuery(id))} skeleton="h-40 w-full">
      {({ subject, from, text }) =>
        text === null ? (
          <p role="status">{t('bank.mails.damaged')}</p>
        ) : (
          <div
            role="region"
            aria-label={t('bank.mails.text')}
            tabIndex={0}
            className="flex max-h-96 flex-col gap-2 overflow-y-auto rounded-field border border-line bg-paper p-3 text-sm"
          >
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <p className="wrap-anywhere text-muted">{from}</p>
            <p className="whitespace-pre-line wrap-anywhere">{text.trim()}</p>
          </div>
        )
      }
    </Loaded>
  )
}
