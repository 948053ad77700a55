import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PartySize } from '../../../../worker/contracts/tours/prices'
import { Button, buttonClass } from '../../../ui/button'
import type { AskForDate } from '../tours.view'

interface AskButtonsProps {
  tourId: number
  people: PartySize
  onAsk: AskForDate
}

/** Asks for a date, on the board, or by the contact form, which needs no account. */
export function AskButtons({ tourId, people, onAsk }: AskButtonsProps) {
  const { t } = useTranslation('tours')
  return (
    <div className="flex flex-col gap-2">
      <Button look="main" onClick={() => onAsk()} className="noscript:hidden">
        {t('date.ask')}
      </Button>
      <p className="text-center text-sm text-muted noscript:hidden">{t('date.free')}</p>
      <a href="#write" className={buttonClass('quiet')}>
        {t('write')}
      </a>
      <Link to="/contact" search={{ tour: tourId, people }} className={buttonClass('quiet')}>
        {t('ask')}
      </Link>
    </div>
  )
}
