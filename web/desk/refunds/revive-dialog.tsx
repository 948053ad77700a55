import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LateMoneyRow } from '../../../worker/contracts/refunds-desk'
import { apiOf, byId, readJson } from '../../platform/api/api'
import { useRequestKey } from '../../platform/api/use-request-key'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FailureAlert } from '../../ui/failure-alert'
import { Form } from '../../ui/field'
import { SubmitButton } from '../../ui/submit-button'
import { refetchDesk } from '../ui/refetch-desk'
import { useToast } from '../ui/toasts'

/** The date is held again, if seats and days are free; money that covers the deposit confirms it. */
export function ReviveDialog({ late, onClose }: { late: LateMoneyRow; onClose: () => void }) {
  const { t } = useTranslation(['desk-refunds', 'common'])
  const { mutate, isPending, error } = useRevival(late, onClose)
  const isCovered = late.paid.amount >= late.deposit.amount
  return (
    <Dialog isOpen onClose={onClose} title={t('revive.title')}>
      <Form onSubmit={() => isPending || mutate()}>
        <p>{t(isCovered ? 'revive.confirms' : 'revive.holds')}</p>
        <FailureAlert failure={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <SubmitButton
            look="primary"
            label={t('act.revive')}
            waiting={t('working')}
            isWaiting={isPending}
          />
        </div>
      </Form>
    </Dialog>
  )
}

function useRevival({ id, version }: LateMoneyRow, onDone: () => void) {
  const { t } = useTranslation('desk-refunds')
  const client = useQueryClient()
  const showToast = useToast()
  const { keyOf, done } = useRequestKey()
  const json = { event: 'revive', version, data: {} } as const
  return useMutation({
    mutationFn: () =>
      readJson(
        apiOf(client).admin.bookings[':id'].events.$post(
          { ...byId(id), json },
          { headers: { 'idempotency-key': keyOf(json) } },
        ),
      ),
    onSuccess: async () => {
      done()
      onDone()
      showToast({ text: t('revive.done') })
      await refetchDesk(client)
    },
    onError: () => void refetchDesk(client),
  })
}
