import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneText } from '../../../../worker/contracts/bookings/phone-numbers'
import { useAction } from '../../../desk/ui/use-action'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { useTripsText } from '../guest-texts'
import { guestQuery, mergeGuests, separateGuest, type Guest, type ListedGuest } from './guests.api'

const CARD =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface p-3 text-sm'

interface RecordsProps {
  guest: Guest
}

/** Records that are a part of this one, and others that may be the same person. */
export function GuestRecords({ guest }: RecordsProps) {
  return (
    <>
      {guest.merged.length > 0 && <Merged guest={guest} />}
      {guest.alike.length > 0 && <Alike guest={guest} />}
    </>
  )
}

function Merged({ guest: { id, merged } }: RecordsProps) {
  const { t } = useTranslation('desk-guests')
  const { isBusy, run } = useAction()
  const separate = (part: number) =>
    run((client) => separateGuest(client, id, part), {
      text: t('merge.separated'),
      undo: (client) => mergeGuests(client, id, part),
      undone: t('merge.done'),
    })
  return (
    <section aria-labelledby="merged-title" className="flex flex-col gap-2">
      <h2 id="merged-title" className="text-lg">
        {t('merge.parts')}
      </h2>
      {merged.map((part) => (
        <div key={part.id} className={CARD}>
          <Contact {...part} />
          <Button disabled={isBusy} onClick={() => void separate(part.id)}>
            {t('merge.separate')}
          </Button>
        </div>
      ))}
    </section>
  )
}

function Alike({ guest }: RecordsProps) {
  const { t } = useTranslation('desk-guests')
  const [chosen, setChosen] = useState<ListedGuest | null>(null)
  const close = () => setChosen(null)
  return (
    <section aria-labelledby="alike-title" className="flex flex-col gap-2">
      <h2 id="alike-title" className="text-lg">
        {t('merge.alike')}
      </h2>
      <p className="text-sm text-muted">{t('merge.alikeText')}</p>
      {guest.alike.map((other) => (
        <div key={other.id} className={CARD}>
          <Contact {...other} />
          <Button onClick={() => setChosen(other)}>{t('merge.open')}</Button>
        </div>
      ))}
      <Dialog isOpen={chosen !== null} onClose={close} title={t('merge.title')}>
        {chosen && <MergePreview guest={guest} otherId={chosen.id} onClose={close} />}
      </Dialog>
    </section>
  )
}

function Contact({ name, email, phone }: Pick<ListedGuest, 'name' | 'email' | 'phone'>) {
  return (
    <span className="flex min-w-0 flex-col wrap-anywhere">
      <strong>{name}</strong>
      <span className="text-muted">
        {[email, phone && phoneText(phone)].filter(Boolean).join(' · ')}
      </span>
    </span>
  )
}

interface MergeProps extends RecordsProps {
  otherId: number
  onClose: () => void
}

/** Both records beside each other, before they become one. */
function MergePreview({ guest, otherId, onClose }: MergeProps) {
  const query = useQuery(guestQuery(otherId))
  return (
    <Loaded query={query} skeleton="h-40 w-full">
      {(other) => <MergeForm guest={guest} other={other} onClose={onClose} />}
    </Loaded>
  )
}

function MergeForm({
  guest,
  other,
  onClose,
}: RecordsProps & { other: Guest; onClose: () => void }) {
  const { t } = useTranslation(['desk-guests', 'site'])
  const { isBusy, run } = useAction()
  const merge = async () => {
    const isDone = await run((client) => mergeGuests(client, guest.id, other.id), {
      text: t('merge.done'),
      undo: (client) => separateGuest(client, guest.id, other.id),
      undone: t('merge.separated'),
    })
    if (isDone) onClose()
  }
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Summary title={t('merge.stays')} guest={guest} />
        <Summary title={t('merge.joins')} guest={other} />
      </div>
      <p className="text-sm">{t('merge.text')}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('site:cancel')}</Button>
        <Button look="primary" disabled={isBusy} onClick={() => void merge()}>
          {t('merge.action')}
        </Button>
      </div>
    </>
  )
}

function Summary({ title, guest }: { title: string; guest: Guest }) {
  const { t } = useTranslation('desk-guests')
  const tripsText = useTripsText()
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line p-3 text-sm">
      <span className="text-muted">{title}</span>
      <Contact {...guest} />
      <span>{t('merge.bookings', { count: guest.bookings.length })}</span>
      <span>{guest.trips === 0 ? t('notYetHere') : tripsText(guest.trips)}</span>
      {guest.note && <span className="wrap-anywhere whitespace-pre-wrap">{guest.note}</span>}
    </div>
  )
}
