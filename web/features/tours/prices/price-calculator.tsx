import { startTransition, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  PARTY_SIZES,
  type PartySize,
  partyTotal,
  surchargeCentsPerDay,
  type PricedTour,
} from '../../../../worker/contracts/tours/prices'
import {
  formatCad,
  formatLongDay,
  formatNumber,
  formatWonInWords,
} from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import type { PartyProps } from '../tours.view'

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
  const labelId = useId()
  return (
    // No fieldset: WebKit gives its legend a line of its own.
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={labelId}
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      <span id={labelId} className="me-auto font-semibold">
        {t('price.persons')}
      </span>
      <div className="flex gap-2">
        {PARTY_SIZES.map((size) => (
          <SizeChoice key={size} size={size} persons={persons} onPersons={onPersons} />
        ))}
      </div>
    </div>
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

/**
 * Reports the party that was chosen before hydration, and checks one that was chosen on another page. Returns the ref of
 * the choices.
 */
function useEarlyChoice({ persons, onPersons }: PartyChoiceProps) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>(':checked')?.value
    const size = PARTY_SIZES.find((each) => String(each) === early)
    if (size && size !== persons) onPersons(size)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before hydration is read once
  }, [])
  useEffect(() => {
    const choice = group.current?.querySelector<HTMLInputElement>(`[value="${persons}"]`)
    if (choice) choice.checked = true
  }, [persons])
  return group
}

/** The total of a party of this size, line by line. */
function PartySums({ tour, persons }: { tour: PricedTour; persons: PartySize }) {
  const { t } = useTranslation('tours')
  const { prices } = useSite()
  const total = partyTotal(tour, persons, prices)
  if (!total) return <p className="text-muted">{t('price.onRequest')}</p>
  return (
    <>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1">
        <SumLine term={t('price.each')} cents={total.perPersonCents} />
        <SumLine term={t('price.total')} cents={total.totalCents} />
        <Surcharge tour={tour} cents={total.surchargeCents} />
        <SumLine term={t('price.gst', { percent: prices.gstPercent })} cents={total.gstCents} />
        <TotalWithGst total={total} />
      </dl>
      {total.surchargeCents === 0 && <ExtraRoom tour={tour} />}
    </>
  )
}

function Surcharge({ tour, cents }: { tour: PricedTour; cents: number }) {
  const { t } = useTranslation('tours')
  if (cents === 0) return null
  const amount = formatCad(surchargeCentsPerDay(tour))
  return <SumLine term={t('price.surcharge', { days: tour.tripDays, amount })} cents={cents} />
}

/** A party without a surcharge pays the same amount for an extra room. */
function ExtraRoom({ tour }: { tour: PricedTour }) {
  const { t } = useTranslation('tours')
  const dailyCents = surchargeCentsPerDay(tour)
  if (dailyCents === 0) return null
  const amount = formatCad(dailyCents)
  return <p className="mt-3 text-sm text-muted">{t('price.extraRoom', { amount })}</p>
}

type SumLineProps = { term: string; cents: number; note?: string | false; isStrong?: boolean }

/** `note` is shown beside the amount. */
function SumLine({ term, cents, note, isStrong = false }: SumLineProps) {
  const look = isStrong ? 'border-t border-line pt-1 text-lg font-bold' : ''
  return (
    <>
      <dt className={look}>{term}</dt>
      <dd className={`ps-4 text-end ${look} ${isStrong ? 'text-accent' : ''}`}>
        {formatCad(cents, 2)} {note && <span className="block text-base">{note}</span>}
      </dd>
    </>
  )
}

type PartyTotal = NonNullable<ReturnType<typeof partyTotal>>

/** The sum to pay; in Korean also in won, with the rate. */
function TotalWithGst({ total: { totalWithGstCents, totalWon } }: { total: PartyTotal }) {
  const { t } = useTranslation('tours')
  const isKorean = useLang() === 'kr'
  return (
    <>
      <SumLine
        term={t('price.totalWithGst')}
        cents={totalWithGstCents}
        note={isKorean && t('price.won', { amount: formatWonInWords(totalWon) })}
        isStrong
      />
      {isKorean && <WonRate />}
    </>
  )
}

function WonRate() {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { wonPerCad, wonAsOf } = useSite().prices
  const rate = formatNumber(wonPerCad, lang)
  return (
    <dd className="col-span-2 text-end text-sm text-balance text-muted">
      {t('price.wonRate', { rate, date: formatLongDay(wonAsOf, lang) })}
    </dd>
  )
}
