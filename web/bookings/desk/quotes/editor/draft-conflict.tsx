import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AlertBanner } from '../../../../ui/alert-banner'
import { Button } from '../../../../ui/button'
import { quotesQuery } from '../../bookings.api'
import { ChangedParts } from '../changed-parts'
import type { EditedQuote } from './use-quote-editor'
import { useTyped } from './use-totals'

interface ConflictProps extends EditedQuote {
  /** Called once one of the two versions is chosen and saved. */
  onSolved: () => void
}

/** Compares the draft with the stored one: another admin has saved it, or tax, rate or deposits have changed. */
export function DraftConflict({ booking, editor, onSolved }: ConflictProps) {
  const { t } = useTranslation('desk-bookings')
  const { data = [], isFetching } = useQuery(quotesQuery(booking.id))
  const typed = useTyped(booking, editor)
  const stored = data.find(({ number }) => number === editor.quote.number)
  const isOthers = stored !== undefined && stored.revision !== editor.quote.revision
  if (!stored || (isFetching && !isOthers))
    return <AlertBanner kind="error">{t('quotes.conflict.reading')}</AlertBanner>
  const [before, after] = isOthers ? [typed, stored] : [stored, typed]
  const choices = <ConflictButtons editor={editor} isOthers={isOthers} onSolved={onSolved} />
  return (
    <AlertBanner kind="error" action={choices}>
      <p>{t(isOthers ? 'quotes.conflict.text' : 'quotes.conflict.prices')}</p>
      <ChangedParts before={before} after={after} />
    </AlertBanner>
  )
}

type ConflictButtonsProps = Omit<ConflictProps, 'booking'> & { isOthers: boolean }

function ConflictButtons({ editor, isOthers, onSolved }: ConflictButtonsProps) {
  const { t } = useTranslation('desk-bookings')
  const mine = async () => (await editor.saveOver()) && onSolved()
  const theirs = () => editor.takeTheirs().then(onSolved)
  return (
    <>
      <Button onClick={() => void mine()}>
        {t(isOthers ? 'quotes.conflict.mine' : 'quotes.conflict.usePrices')}
      </Button>
      {isOthers && <Button onClick={() => void theirs()}>{t('quotes.conflict.theirs')}</Button>}
    </>
  )
}
