import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestBooking } from '../../../../worker/contracts/bookings/guest-booking'
import type { Traveller } from '../../../../worker/contracts/bookings/travellers'
import { Moment } from '../moment'
import { Panel } from '../panel'
import { SheetButton } from '../sheet-button'
import { StatusLine } from '../status-line'
import { TravellersForm } from './travellers-form'
import { typedList, type TypedList } from './travellers.view'
import { useAgeText } from './use-age-text'

/** Who travels, and the form until the list closes. */
export function TravellersPanel({ booking }: { booking: GuestBooking }) {
  const { t } = useTranslation('travellers')
  const [isSaved, setSaved] = useState(false)
  // Here, because a sheet loses its content when it closes. Not a stored draft: the browser may be shared.
  const [typed, setTyped] = useState<TypedList | null>(null)
  const { travellers: list, party } = booking
  if (!list) return null
  const { travellers, emergency, until, isOpen } = list
  const isComplete = travellers.length === party.adults + party.children
  return (
    <Panel id="travellers" title={t('title')} isUrgent={isOpen && !isComplete}>
      <p>
        {isOpen ? t(isComplete ? 'leadDone' : 'lead') : t('closed')}{' '}
        {isOpen && <Moment {...until} className="font-semibold" />}
      </p>
      {travellers.length > 0 && <TravellerLines travellers={travellers} emergency={emergency} />}
      <StatusLine text={isSaved ? t('saved') : ''} />
      {isOpen && (
        <SheetButton
          label={t(isComplete ? 'edit' : 'open')}
          title={t('title')}
          look={isComplete ? 'quiet' : 'primary'}
          className="no-print self-start"
        >
          {(close) => (
            <TravellersForm
              booking={booking}
              typed={typed ?? typedList(booking)}
              onType={setTyped}
              onDone={() => {
                setSaved(true)
                setTyped(null)
                close()
              }}
            />
          )}
        </SheetButton>
      )}
    </Panel>
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
