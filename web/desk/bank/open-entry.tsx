import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { useAction } from '../ui/use-action'
import { useMoney } from '../ui/use-money'
import { ignoreEntry, type BankEntry } from './bank.api'
import { EntryProposals } from './entry-proposals'
import { ChosenBookings } from './match/chosen-bookings'
import { SameMoney } from './same-money'

/** An entry without a booking: its proposals, and what else it can be. */
export function OpenEntry({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const [isChoosing, setChoosing] = useState(false)
  const close = () => setChoosing(false)
  const title = t('choose.title', { amount: useMoney()(entry.left) })
  const { namesSeveral, maybeSame } = entry
  return (
    <>
      <EntryProposals entry={entry} />
      {isWhole(entry) &&
        maybeSame.map((other) => <SameMoney key={other.id} entry={entry} other={other} />)}
      <div className="flex flex-wrap gap-2">
        <Button look={namesSeveral ? 'primary' : 'quiet'} onClick={() => setChoosing(true)}>
          {t(namesSeveral ? 'split' : 'other')}
        </Button>
        <IgnoreButton entry={entry} />
      </div>
      <Dialog look="wide" isOpen={isChoosing} onClose={close} title={title}>
        <ChosenBookings entry={entry} onClose={close} />
      </Dialog>
    </>
  )
}

function IgnoreButton({ entry }: { entry: BankEntry }) {
  const { t } = useTranslation('desk-bank')
  const { isBusy, run } = useAction()
  const ignore = () =>
    run((client) => ignoreEntry(client, entry.id, true), {
      text: t('ignored.done'),
      undo: (client) => ignoreEntry(client, entry.id, false),
      removesRow: true,
    })
  return (
    <Button disabled={isBusy} onClick={() => void ignore()}>
      {t(isWhole(entry) ? 'ignored.action' : 'ignored.rest')}
    </Button>
  )
}

/** Whether no part of it is booked. */
function isWhole({ left, amount }: BankEntry): boolean {
  return left.amount === amount.amount
}
