import { useTranslation } from 'react-i18next'
import { PICKUP_KINDS } from '../../../../worker/contracts/booking-limits'
import { TextField } from '../../../ui/field'
import { Choices } from './choices'
import { useFaultText } from '../use-fault-text'
import type { SheetRequest } from '../use-request'

/** Where the trip begins; some places need a line of text. */
export function PickupChoice({ request: { draft, faults, change } }: { request: SheetRequest }) {
  const { t } = useTranslation('booking')
  const textOf = useFaultText()
  return (
    <div className="flex flex-col gap-3">
      <Choices
        label={t('pickup.title')}
        name="pickup"
        value={draft.pickup}
        options={PICKUP_KINDS.map((value) => ({ value, label: t(`pickup.${value}`) }))}
        onChange={(pickup) => change({ pickup })}
      />
      {['airport', 'hotel', 'other'].includes(draft.pickup) && (
        <TextField
          label={t('pickup.text')}
          error={textOf(faults.pickupText)}
          value={draft.pickupText}
          onChange={({ target }) => change({ pickupText: target.value })}
        />
      )}
    </div>
  )
}
