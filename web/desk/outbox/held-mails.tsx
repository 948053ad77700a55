import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { decideHeldMails, type OutboxMail } from './outbox.api'

export function isHeld({ status }: OutboxMail): boolean {
  return status === 'held'
}

/** Why mails are held, and what to do with all of them. */
export function HeldMails() {
  const { t } = useTranslation('desk')
  const { isBusy, run } = useAction()
  const release = () =>
    void run((client) => decideHeldMails(client, { act: 'release' }), {
      text: t('outbox.held.released'),
    })
  return (
    <section className="flex flex-col gap-3 rounded-card border border-larch bg-surface p-4">
      <p>{t('outbox.held.why')}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isBusy} onClick={release}>
          {t('outbox.held.releaseAll')}
        </Button>
        <DropHeld label={t('outbox.held.dropAll')} />
      </div>
    </section>
  )
}

interface DropHeldProps {
  label: string
  /** All held mails if missing. */
  mails?: OutboxMail[]
  onDone?: () => void
}

/** Drops held mails and closes their threads, after a question. */
export function DropHeld({ label, mails, onDone }: DropHeldProps) {
  const { t } = useTranslation('desk')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, run } = useAction()
  const drop = async () => {
    const ids = mails && { ids: mails.map(({ id }) => id) }
    const text = t('outbox.held.dropped')
    if (await run((client) => decideHeldMails(client, { act: 'drop', ...ids }), { text }))
      onDone?.()
  }
  return (
    <>
      <Button disabled={isBusy} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('outbox.held.ask')}
        action={label}
        onConfirm={() => void drop()}
      >
        <p className="text-muted">{t('outbox.held.askText')}</p>
      </ConfirmDialog>
    </>
  )
}
