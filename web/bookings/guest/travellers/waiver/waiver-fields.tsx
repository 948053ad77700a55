import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NAME_MAX } from '../../../../../worker/contracts/bookings/booking-limits'
import type { GuestBooking } from '../../../../../worker/contracts/bookings/guest-booking'
import { useLang } from '../../../../platform/i18n/use-lang'
import { pageVersionQuery } from '../../../../platform/site/written-page'
import { CheckField, TextField } from '../../../../ui/field'
import { Loaded } from '../../../../ui/loaded'
import { WaiverText } from './waiver-text'
import { acceptedFor, askedWaiver, type TypedWaiver, type WaiverFault } from './waiver.view'

interface FieldsProps {
  booking: GuestBooking
  typed: TypedWaiver
  fault: WaiverFault
  onType: (typed: TypedWaiver) => void
  /** In a sheet that has its title. */
  isAlone?: boolean
}

/** The text, and its acceptance by one person for the party. Nothing can be ticked before the text is there. */
export function WaiverFields(props: FieldsProps) {
  const { t } = useTranslation('travellers')
  const lang = useLang()
  const { booking, isAlone = false } = props
  const asked = askedWaiver(booking)
  const version = asked?.versions[lang] ?? ''
  const query = useQuery({ ...pageVersionQuery('waiver', version, lang), enabled: asked !== null })
  if (!asked) return null
  return (
    <fieldset
      className={`flex min-w-0 flex-col gap-3 ${isAlone ? '' : 'rounded-card border border-line p-4'}`}
    >
      <legend className={isAlone ? 'sr-only' : 'px-1 font-semibold'}>{t('waiver.title')}</legend>
      <p>{t(asked.party?.state === 'older' ? 'waiver.older' : 'waiver.lead')}</p>
      <Loaded query={query} skeleton="h-72 w-full" failure={t('waiver.failed')}>
        {(text) => (
          <>
            <WaiverText text={text} />
            <Acceptance {...props} version={version} />
          </>
        )}
      </Loaded>
    </fieldset>
  )
}

function Acceptance({ booking, typed, fault, onType, version }: FieldsProps & { version: string }) {
  const { t } = useTranslation('travellers')
  const isTicked = typed.ticked === version
  return (
    <>
      <div>
        <CheckField
          label={t(`waiver.for.${acceptedFor(booking)}`)}
          aria-invalid={fault === 'tick' || undefined}
          checked={isTicked}
          onChange={({ target }) => onType({ ...typed, ticked: target.checked ? version : null })}
        />
        <p role="alert" className="text-sm text-danger empty:sr-only">
          {fault === 'tick' ? t('waiver.fault.tick') : ''}
        </p>
      </div>
      <TextField
        label={t('waiver.name')}
        maxLength={NAME_MAX}
        autoComplete="name"
        error={fault === 'name' ? t('waiver.fault.name') : undefined}
        value={typed.name}
        onChange={({ target }) => onType({ ...typed, name: target.value })}
      />
    </>
  )
}
