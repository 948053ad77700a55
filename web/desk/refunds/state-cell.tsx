import { useTranslation } from 'react-i18next'
import { calgaryText } from '../../../worker/contracts/dates/calgary-text'
import { useNow } from '../../platform/forms/use-now'
import { formatDay } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { Chip } from '../../ui/chip'
import { useWay } from '../ui/use-way'
import { isDue } from './refund-steps'
import type { MoneyRow } from './refunds.api'

type Row<Kind> = Extract<MoneyRow, { kind: Kind }>

/** The state of late money or of a refund. */
export function StateCell({ row }: { row: MoneyRow }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {row.kind === 'late' ? <LateState {...row} /> : <RefundState {...row} />}
    </span>
  )
}

function LateState({ late: { receivedOn, isInTime } }: Row<'late'>) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  return (
    <>
      {receivedOn && t('late.received', { day: formatDay(receivedOn, lang) })}
      {isInTime && <Chip look="offer">{t('late.inTime')}</Chip>}
    </>
  )
}

function RefundState({ refund }: Row<'refund'>) {
  const { t } = useTranslation('desk-refunds')
  const lang = useLang()
  const wayOf = useWay()
  const now = useNow()
  const { status, method, payee, sendAfter, sentOn, wantsOtherDate } = refund
  return (
    <>
      {[wayOf(method), payee].filter(Boolean).join(' · ')}
      {wantsOtherDate && <Chip look="offer">{t('otherDate')}</Chip>}
      {status === 'approved' && !isDue(sendAfter, now) && (
        <Chip>{t('notBefore', { time: calgaryText(sendAfter) })}</Chip>
      )}
      {sentOn && <Chip>{t('sentOn', { day: formatDay(sentOn, lang) })}</Chip>}
    </>
  )
}
