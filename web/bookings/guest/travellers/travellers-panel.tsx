import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Traveller, WaiverAnswer } from '../../../../worker/contracts/bookings/travellers'
import { calgaryDay } from '../../../../worker/contracts/dates/calgary-clock'
import { readJson } from '../../../platform/api/api'
import { formatLongDay } from '../../../platform/i18n/format'
import { lead } from '../../../platform/i18n/lead'
import { useLang } from '../../../platform/i18n/use-lang'
import { Moment } from '../moment'
import { Panel, StatusLine, SheetButton } from '../panel'
import { SentForm, useSentForm } from '../sent-form'
import { byPid, guestOf } from '../trip.api'
import type { GuestCall } from '../use-act'
import { TravellersForm } from './travellers-form'
import { typedList, type TypedList } from './travellers.view'
import { useAgeText } from './use-age-text'
import { WaiverFields } from './waiver/waiver-fields'
import { WaiverLink } from './waiver/waiver-text'
import { askedWaiver, toAnswer, typedWaiver, waiverFault } from './waiver/waiver.view'

/** Who travels, and the form until the list closes; the waiver, until the trip ends. */
export function TravellersPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const [isSaved, setSaved] = useState(false)
  const { travellers: list, party } = booking
  if (!list) return <CompanionWaiver booking={booking} />
  const { travellers, emergency, until, isOpen } = list
  const isComplete = travellers.length === party.adults + party.children
  const isAsked = askedWaiver(booking) !== null
  return (
    <Panel id="travellers" title={t('title')} isUrgent={(isOpen && !isComplete) || isAsked}>
      <p>
        {isOpen ? lead(t(isComplete ? 'leadDone' : 'lead')) : t('closed')}
        {isOpen && <Moment {...until} className="font-semibold" />}
      </p>
      {travellers.length > 0 && <TravellerLines travellers={travellers} emergency={emergency} />}
      <WaiverLines booking={booking} />
      <StatusLine text={isSaved ? t('saved') : ''} />
      <div className="no-print flex flex-wrap gap-2 empty:hidden">
        {isAsked && (isComplete || !isOpen) && (
          <WaiverSheet booking={booking} onSaved={() => setSaved(true)} />
        )}
        {isOpen && (
          <ListSheet booking={booking} isComplete={isComplete} onSaved={() => setSaved(true)} />
        )}
      </div>
    </Panel>
  )
}

interface SheetProps {
  booking: GuestBooking
  onSaved: () => void
}

/** The waiver alone, where the list is complete or closed. */
function WaiverSheet({ booking, onSaved }: SheetProps) {
  const { t } = useTranslation('travellers')
  return (
    <SheetButton label={t('waiver.open')} title={t('waiver.title')} look="primary">
      {(close) => (
        <WaiverForm
          booking={booking}
          onDone={() => {
            onSaved()
            close()
          }}
        />
      )}
    </SheetButton>
  )
}

/** The waiver without the list of travellers, once that is closed. */
function WaiverForm({ booking, onDone }: { booking: GuestBooking; onDone: () => void }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const [typed, setTyped] = useState(typedWaiver(booking))
  const { wasTried, send, isPending, error } = useSentForm(booking.pid, acceptWaiver)
  const fault = waiverFault(booking, typed, lang)
  const submit = () => {
    const answer = toAnswer(booking, typed, lang)
    send(fault || !answer ? null : { pid: booking.pid, answer }, { onSuccess: onDone })
  }
  return (
    <SentForm
      onSubmit={submit}
      label={t('waiver.save')}
      waiting={t('saving')}
      isPending={isPending}
      failure={error}
    >
      <WaiverFields
        booking={booking}
        typed={typed}
        fault={wasTried ? fault : null}
        onType={setTyped}
        isAlone
      />
    </SentForm>
  )
}

const acceptWaiver: GuestCall<{ pid: string; answer: WaiverAnswer }> = (client, { pid, answer }) =>
  readJson(guestOf(client).waiver.$post({ ...byPid(pid), json: answer }))

function ListSheet({ booking, isComplete, onSaved }: SheetProps & { isComplete: boolean }) {
  const { t } = useTranslation('travellers')
  // Here, because a sheet loses its content when it closes. Not a stored draft: the browser may be shared.
  const [typed, setTyped] = useState<TypedList | null>(null)
  return (
    <SheetButton
      label={t(isComplete ? 'edit' : 'open')}
      title={t('title')}
      look={isComplete ? 'quiet' : 'primary'}
    >
      {(close) => (
        <TravellersForm
          booking={booking}
          typed={typed ?? typedList(booking)}
          onType={setTyped}
          onDone={() => {
            onSaved()
            setTyped(null)
            close()
          }}
        />
      )}
    </SheetButton>
  )
}

type Lines = { travellers: readonly Traveller[]; emergency: string }

function TravellerLines({ travellers, emergency }: Lines) {
  const { t } = useTranslation('travellers')
  const ageText = useAgeText()
  return (
    <ul className="flex flex-col gap-1 wrap-anywhere">
      {travellers.map(({ name, age, seat, diet }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two travellers may have one name
        <li key={index}>
          <span className="font-semibold">{name}</span>
          {[age !== null && ageText(age), seat !== 'belt' && t(`seats.${seat}`), diet]
            .filter(Boolean)
            .map((part) => ` · ${part}`)
            .join('')}
        </li>
      ))}
      {emergency !== '' && <li className="text-muted">{t('call', { contact: emergency })}</li>}
    </ul>
  )
}

/** The acceptance, or that it is still to be given. */
function WaiverLines({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const { waiver } = booking
  if (!waiver?.party) return null
  const { accepted, state } = waiver.party
  if (state === 'accepted' && accepted)
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <span>
          {t('waiver.accepted', {
            name: accepted.name ?? '–',
            day: formatLongDay(calgaryDay(accepted.at), lang),
          })}
        </span>
        <WaiverLink version={accepted.version} text={t('waiver.read')} />
      </div>
    )
  return askedWaiver(booking) && <p>{t(state === 'older' ? 'waiver.changed' : 'waiver.missing')}</p>
}

/** For companions, whom the guest who booked accepts for. */
function CompanionWaiver({ booking: { waiver } }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  if (!waiver) return null
  return (
    <Panel id="waiver" title={t('waiver.title')} className="gap-2">
      <p>{t('waiver.companion')}</p>
      <WaiverLink version={waiver.versions[lang]} text={t('waiver.read')} />
    </Panel>
  )
}
