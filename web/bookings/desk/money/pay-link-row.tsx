import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { payLink } from '../../../../worker/contracts/bookings/guest-money'
import { PAYABLE } from '../../../../worker/contracts/bookings/pay-methods'
import type { DeskMoney } from '../../../../worker/contracts/bookings/payments'
import { DeskForm, useDeskForm } from '../../../desk/ui/desk-form'
import type { Closable } from '../../../desk/ui/dialog-state'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { TextField } from '../../../ui/field'
import { type Booking, changePayLink } from '../bookings.api'

interface PayLinkProps {
  booking: Booking
  money: DeskMoney
}

/** As they are written in a link. */
const PLACEHOLDERS = { amount: '{amount}', currency: '{currency}', reference: '{reference}' }

/** The booking's own payment link, which its guest sees in place of the company's. */
export function PayLinkRow({ booking, money }: PayLinkProps) {
  const { t } = useTranslation('desk-bookings')
  const [isOpen, setOpen] = useState(false)
  if (!PAYABLE.has(money.status)) return null
  const { payLink: link } = money
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p className="min-w-0 text-muted wrap-anywhere">
        {link === null ? t('payments.link.none') : t('payments.link.own', { host: hostOf(link) })}
      </p>
      <Button onClick={() => setOpen(true)}>
        {t(link === null ? 'payments.link.open' : 'payments.link.change')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('payments.link.title')}>
        <PayLinkForm {...{ booking, money }} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}

function PayLinkForm({ booking, money, onClose }: PayLinkProps & Closable) {
  const { t } = useTranslation('desk-bookings')
  const form = useDeskForm({
    schema: z.object({ link: payLink }),
    start: { link: money.payLink ?? '' },
    focused: 'link',
    textOf: () => t('payments.link.fault'),
    call: async (client, { link }) => {
      // After an act, one of the two is refetched first.
      const version = Math.max(money.version, booking.version)
      await changePayLink(client, booking.id, { version, link })
      return link
    },
    done: (link) => t(link === '' ? 'payments.link.taken' : 'payments.link.given'),
    onDone: onClose,
  })
  return (
    <DeskForm
      form={form}
      onCancel={onClose}
      look="primary"
      label={t('payments.link.save')}
      waiting={t('quotes.saving')}
    >
      <TextField
        label={t('payments.link.label')}
        hint={t('payments.link.hint', PLACEHOLDERS)}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...form.field('link')}
      />
    </DeskForm>
  )
}

function hostOf(link: string): string {
  return new URL(link).host
}
