import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DEPOSIT, type PartySize } from '../../../worker/contracts/prices'
import { company } from '../../content/company'
import { formatCad, formatWon } from '../../platform/i18n/format'
import { useLang } from '../../platform/i18n/use-lang'
import { buttonClass } from '../../ui/button'

export function DepositNote({ tourName, persons }: { tourName: string; persons: PartySize }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const deposit = DEPOSIT[lang]
  const subject = encodeURIComponent(t('deposit.subject', { tour: tourName }))
  const body = encodeURIComponent(t('deposit.body', { tour: tourName, count: persons }))
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">{t('deposit.title')}</h3>
      <p className="text-sm text-muted">
        {t('deposit.text', {
          cad: formatCad(deposit.cad * 100),
          krw: formatWon(deposit.krw, lang),
        })}
      </p>
      <a
        className={buttonClass('quiet')}
        href={`mailto:${company.email}?subject=${subject}&body=${body}`}
      >
        <Mail aria-hidden size={18} />
        {t('deposit.mail')}
      </a>
    </section>
  )
}
