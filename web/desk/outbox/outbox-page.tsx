import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSettingsFailure, MAIL_STATUSES } from '../../../worker/contracts/admin/mail'
import { MAIL_KIND_NAMES } from '../../../worker/contracts/mail-kinds'
import { LANGS } from '../../../worker/contracts/languages'
import { appHtml } from '../../platform/app-html'
import { formatList } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { AlertBanner } from '../../ui/alert-banner'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { CsvButton } from '../ui/list/csv-button'
import { List } from '../ui/list/list'
import type { ListFilter } from '../ui/list/list-columns'
import { useListAddress, type ListControls } from '../ui/list/use-list-address'
import { DropHeld, HeldMails, isHeld } from './held-mails'
import { outboxQuery, type OutboxMail } from './outbox.api'
import { mayResend, ResendDialog, useResend, useResendLabel, type Resend } from './resend'
import { useMay } from '../../platform/session/use-may'
import { useMailColumns, type MailColumnsOptions } from './use-mail-columns'

const LOOKS = ['html', 'text'] as const

export function OutboxPage() {
  const { t } = useTranslation('desk')
  const controls = useListAddress()
  const [opened, setOpened] = useState<OutboxMail | null>(null)
  const resend = useResend()
  const mayManage = useMay('mails:manage')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t('nav.outbox')}</h1>
        <CsvButton list="mails" state={controls.state} />
      </div>
      <SettingsRefused controls={controls} />
      {controls.state.status === 'held' && mayManage && <HeldMails />}
      <MailList controls={controls} resend={resend} onOpen={setOpened} />
      <ResendDialog resend={resend} />
      <MailDialog mail={opened} onClose={() => setOpened(null)} />
    </>
  )
}

/** A service that refuses the settings refuses every mail: the newest ones tell. */
function SettingsRefused({ controls }: { controls: ListControls }) {
  const { t } = useTranslation('desk')
  const { data } = useQuery({ ...outboxQuery(controls.state), placeholderData: keepPreviousData })
  const codes = (data?.rows ?? []).map(({ status, lastError }) => status === 'failed' && lastError)
  const code = codes.find((each) => each && isSettingsFailure(each))
  return code ? (
    <AlertBanner kind="error">{t('outbox.settingsRefused', { code })}</AlertBanner>
  ) : null
}

function MailList({ controls, resend, onOpen }: MailColumnsOptions & { controls: ListControls }) {
  const { t } = useTranslation('desk')
  const query = useQuery({ ...outboxQuery(controls.state), placeholderData: keepPreviousData })
  const mayManage = useMay('mails:manage')
  return (
    <List
      label={t('nav.outbox')}
      controls={controls}
      query={query}
      columns={useMailColumns({ onOpen, resend })}
      idOf={({ id }) => String(id)}
      nameOf={({ subject, to }) => `${subject}, ${to}`}
      empty={t('outbox.empty')}
      search={t('outbox.search')}
      filters={useMailFilters()}
      defaultSort="-created"
      renderBulk={
        mayManage
          ? (mails, clear) => <MailBulk mails={mails} resend={resend} onDone={clear} />
          : undefined
      }
    />
  )
}

function MailDialog({ mail, onClose }: { mail: OutboxMail | null; onClose: () => void }) {
  return (
    <Dialog isOpen={mail !== null} onClose={onClose} title={mail?.subject ?? ''} look="full">
      {mail && <MailPreview mail={mail} />}
    </Dialog>
  )
}

interface MailBulkProps {
  mails: OutboxMail[]
  resend: Resend
  onDone: () => void
}

/** Actions on the selected mails. */
function MailBulk({ mails, resend, onDone }: MailBulkProps) {
  const { t } = useTranslation('desk')
  const label = useResendLabel()
  const held = mails.filter(isHeld)
  return (
    <>
      <Button
        disabled={resend.isBusy || !mails.some(mayResend)}
        onClick={() => resend.ask(mails.filter(mayResend), onDone)}
      >
        <RotateCcw aria-hidden size={16} />
        {label(mails.filter(mayResend))}
      </Button>
      {held.length > 0 && <DropHeld label={t('outbox.held.drop')} mails={held} onDone={onDone} />}
      <CsvButton list="mails" state={{}} ids={mails.map(({ id }) => id)} />
    </>
  )
}

function useMailFilters(): ListFilter[] {
  const { t } = useTranslation(['desk', 'site'])
  const undelivered = { value: 'undelivered', text: t('outbox.undelivered') }
  const statuses = MAIL_STATUSES.map((value) => ({ value, text: t(`outbox.states.${value}`) }))
  const kinds = MAIL_KIND_NAMES.map((value) => ({ value, text: t(`outbox.kinds.${value}`) }))
  const languages = LANGS.map((value) => ({ value, text: t(`site:language.${value}`) }))
  return [
    { name: 'status', label: t('outbox.state'), values: [undelivered, ...statuses] },
    { name: 'kind', label: t('outbox.kind'), values: kinds },
    { name: 'language', label: t('site:language.label'), values: languages },
  ]
}

type Look = (typeof LOOKS)[number]

/** A mail as received: the HTML in a sandboxed frame, or the plain text. */
export function MailPreview({ mail }: { mail: OutboxMail }) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  return (
    <MailBody mail={mail}>
      {mail.attachments.length > 0 && (
        <p className="text-sm text-muted">
          {t('outbox.files', { names: formatList(mail.attachments, lang) })}
        </p>
      )}
    </MailBody>
  )
}

interface MailBodyProps {
  mail: Pick<OutboxMail, 'subject' | 'html' | 'text'>
  /** Between the choice of the look and the mail. */
  children?: ReactNode
}

/** A mail as HTML or as text. */
export function MailBody({ mail, children }: MailBodyProps) {
  const [look, setLook] = useState<Look>('html')
  return (
    <>
      <LookButtons chosen={look} onChoose={setLook} />
      {children}
      <MailText mail={mail} look={look} />
    </>
  )
}

function LookButtons({ chosen, onChoose }: { chosen: Look; onChoose: (look: Look) => void }) {
  const { t } = useTranslation('desk')
  return (
    <div role="group" aria-label={t('outbox.preview')} className="flex gap-2">
      {LOOKS.map((each) => (
        <Button
          key={each}
          aria-pressed={chosen === each}
          look={chosen === each ? 'primary' : 'quiet'}
          onClick={() => onChoose(each)}
        >
          {t(`outbox.look.${each}`)}
        </Button>
      ))}
    </div>
  )
}

function MailText({ mail, look }: Pick<MailBodyProps, 'mail'> & { look: Look }) {
  if (look === 'html')
    return (
      <iframe
        title={mail.subject}
        sandbox=""
        srcDoc={appHtml(mail.html) as string}
        className="min-h-0 w-full grow rounded-field border border-line bg-snow"
      />
    )
  return (
    <pre className="min-h-0 grow overflow-auto rounded-field border border-line p-4 text-sm whitespace-pre-wrap">
      {mail.text}
    </pre>
  )
}
