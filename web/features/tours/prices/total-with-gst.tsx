import { useTranslation } from 'react-i18next'
import type { partyTotal } from '../../../../worker/contracts/tours/prices'
import { formatNumber, formatWonInWords } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'
import { SumLine } from './sum-line'

type PartyTotal = NonNullable<ReturnType<typeof partyTotal>>

/** The sum to pay; in Korean also in won, with the rate. */
export function TotalWithGst({ total: { totalWithGstCents, totalWon } }: { total: PartyTotal }) {
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
  return (
    <dd className="col-span-2 text-end text-sm text-balance text-muted">
      {t('price.wonRate', {
        rate: formatNumber(wonPerCad, lang),
        date: wonAsOf.replaceAll('-', '.'),
      })}
    </dd>
  )
}
