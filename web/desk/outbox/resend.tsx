import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../ui/dialog'
import { useBulk } from '../ui/list/use-bulk'
import { resendMail, type OutboxMail } from './outbox.api'

interface Asked {
  mails: OutboxMail[]
  onDone: (() => void) | undefined
}

/** A mail that is waiting or being sent cannot be sent again, nor one that was dropped with its text. */
export function mayResend({ status }: OutboxMail): boolean {
  return status !== 'sending' && status !== 'queued' && status !== 'dropped'
}

/** The name of the act: held mails were not sent yet. */
export function useResendLabel(): (mails: readonly OutboxMail[]) => string {
  const { t } = useTranslation('desk')
  return (mails) =>
    t(mails.every(({ status }) => status === 'held') ? 'outbox.held.send' : 'outbox.resend')
}

/** Sends mails again. If one was already delivered, asks first. */
export function useResend() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { isBusy, run } = useBulk<OutboxMail>()
  const resentText = useResentText()
  return { isBusy, asked, ask, send, cancel: () => setAsked(null) }

  function ask(mails: OutboxMail[], onDone?: () => void): void {
    if (mails.some(({ status }) => status === 'sent')) setAsked({ mails, onDone })
    else send({ mails, onDone })
  }

  function send({ mails, onDone }: Asked): void {
    setAsked(null)
    const textOf = (count: number) => resentText(mails, count)
    const act = (client: QueryClient, { id }: OutboxMail) => resendMail(client, id)
    void run(mails, { act, textOf, ...(onDone && { onDone }) })
  }
}

function useResentText(): (mails: readonly OutboxMail[], count: number) => string {
  const { t } = useTranslation('desk')
  return (mails, count) =>
    mails.length === 1 ? t('outbox.resent', { to: mails[0]?.to }) : t('outbox.resent', { count })
}

export type Resend = ReturnType<typeof useResend>

export function ResendDialog({ resend: { asked, send, cancel } }: { resend: Resend }) {
  const { t } = useTranslation('desk')
  const sent = asked?.mails.filter(({ status }) => status === 'sent') ?? []
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={cancel}
      title={t('outbox.ask')}
      action={t('outbox.resend')}
      onConfirm={() => asked && send(asked)}
    >
      <p className="text-muted">
        {sent.length === 1
          ? t('outbox.askOne', { to: sent[0]?.to })
          : t('outbox.askMany', { count: sent.length })}
      </p>
    </ConfirmDialog>
  )
}
