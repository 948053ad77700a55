import { startTransition, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PARTY_SIZES, type PartySize } from '../../../../worker/contracts/tours/prices'
import type { PartyProps } from '../tours.view'
import { PartySums } from './party-sums'

/** Total for one to four travellers with surcharge and tax; in Korean also in won. */
export function PriceCalculator({ tour, persons, onPersons }: PartyProps) {
  return (
    <div data-party className="flex flex-col gap-3">
      <PartyChoice persons={persons} onPersons={onPersons} />
      <div aria-live="polite">
        {PARTY_SIZES.map((size) => (
          <div key={size} data-size={size}>
            <PartySums tour={tour} persons={size} />
          </div>
        ))}
      </div>
    </div>
  )
}

type PartyChoiceProps = Omit<PartyProps, 'tour'>

/**
 * One to four travellers. The style sheet shows the sums of the checked one (`data-party`), so that a press takes
 * effect before the app runs, and before the rest of the page rerenders.
 */
function PartyChoice({ persons, onPersons }: PartyChoiceProps) {
  const { t } = useTranslation('tours')
  const group = useEarlyChoice({ persons, onPersons })
  return (
    <fieldset ref={group} className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="float-left me-auto font-semibold">{t('price.persons')}</legend>
      <div className="flex gap-2">
        {PARTY_SIZES.map((size) => (
          <SizeChoice key={size} size={size} persons={persons} onPersons={onPersons} />
        ))}
      </div>
    </fieldset>
  )
}

function SizeChoice({ size, persons, onPersons }: PartyChoiceProps & { size: PartySize }) {
  const { t } = useTranslation('tours')
  return (
    <label className="relative grid size-11 place-items-center">
      <input
        type="radio"
        name="party"
        value={size}
        defaultChecked={size === persons}
        aria-label={t('price.party', { count: size })}
        onChange={() => startTransition(() => onPersons(size))}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-line hover:border-primary checked:border-primary checked:bg-primary"
      />
      <span
        aria-hidden
        className="pointer-events-none tabular relative font-bold peer-checked:text-on-primary"
      >
        {size}
      </span>
    </label>
  )
}

/** Reports the party that was chosen before hydration. Returns the ref of the choices. */
function useEarlyChoice({ persons, onPersons }: PartyChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const size = PARTY_SIZES.find((each) => String(each) === early)
    if (size && size !== persons) onPersons(size)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before hydration is read once
  }, [])
  return group
}
