import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { Dialog } from '../../../ui/dialog'
import { Loaded } from '../../../ui/loaded'
import { BookingSection } from '../booking-section'
import { crewQuery, type Trip } from './crew.api'
import { CrewForm } from './crew-form'
import { CrewNames } from './crew-names'

/** The guide and vehicle of a trip. */
export function TripCrew({ trip, lacksGuide }: { trip: Trip; lacksGuide: boolean }) {
  const { t } = useTranslation('desk-payments')
  const query = useQuery(crewQuery(trip))
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = <Button onClick={() => setOpen(true)}>{t('crew.change')}</Button>
  const title = <CrewTitle lacksGuide={lacksGuide} />
  return (
    <BookingSection id="crew" title={title} act={query.data && change}>
      <Loaded query={query} failure={t('crew.failed')} skeleton="h-16 w-full">
        {(crew) => (
          <>
            <CrewNames crew={crew} />
            <Dialog isOpen={isOpen} onClose={close} title={t('crew.changeTitle')}>
              <CrewForm trip={trip} crew={crew} onClose={close} />
            </Dialog>
          </>
        )}
      </Loaded>
    </BookingSection>
  )
}

function CrewTitle({ lacksGuide }: { lacksGuide: boolean }) {
  const { t } = useTranslation('desk-payments')
  return (
    <>
      {t('crew.title')}
      {lacksGuide && <Chip look="hidden">{t('crew.noGuide')}</Chip>}
    </>
  )
}
