import { useTranslation } from 'react-i18next'
import { PICKUP_KINDS, type PickupKind } from '../../../../worker/contracts/bookings/booking-limits'
import { TextField } from '../../../ui/field'
import { Choices } from './choices'
import type { SheetRequest } from '../use-request'
import { useTextControl } from '../use-text-control'

const NEEDS_TEXT: ReadonlySet<PickupKind> = new Set(['airport', 'hotel', 'other'])

/** Where the trip begins; some places need a line of text. */
export function PickupChoice({ request }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const controlOf = useTextControl(request)
  const { draft, change } = request
  return (
    <div className="flex flex-col gap-3">
      <Choices
        label={t('pickup.title')}
        name="pickup"
        value={draft.pickup}
        options={PICKUP_KINDS.map((value) => ({ value, label: t(`pickup.${value}`) }))}
        onChange={(pickup) => change({ pickup })}
      />
      {NEEDS_TEXT.has(draft.pickup) && (
        <TextField label={t('pickup.text')} {...controlOf('pickupText')} />
      )}
    </div>
  )
}
