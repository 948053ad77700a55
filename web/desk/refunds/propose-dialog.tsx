import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog'
import { Loaded } from '../../ui/loaded'
import { moneyQuery } from '../bookings/money/money.api'
import { ProposeForm, type ProposeDialogProps } from './propose-form'

/**
 * An admin proposes a refund: by the terms, with what suppliers keep and return, or another amount, as for an
 * interrupted trip or for late money.
 */
export function ProposeDialog(props: ProposeDialogProps) {
  const { t } = useTranslation('desk-refunds')
  const query = useQuery(moneyQuery(props.id))
  return (
    <Dialog isOpen onClose={props.onClose} title={t('propose.title')}>
      <Loaded query={query} failure={t('propose.failed')}>
        {(money) => <ProposeForm {...props} money={money} />}
      </Loaded>
    </Dialog>
  )
}
