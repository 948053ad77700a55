import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCad, formatWon } from '../../../platform/i18n/format'
import { useLang } from '../../../platform/i18n/use-lang'
import { useSite } from '../../../platform/site/site'

/** Facts about the price: refund, deposit and pickup. */
export function PriceFacts({ hasPickup }: { hasPickup: boolean }) {
  const { t } = useTranslation('tours')
  const lang = useLang()
  const { cad, krw } = useSite().prices.deposit
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact>
        <Link to="/attention" className="text-primary underline underline-offset-4">
          {t('price.refund')}
        </Link>
      </Fact>
      <Fact>{t('deposit.text', { cad: formatCad(cad * 100), krw: formatWon(krw, lang) })}</Fact>
      {hasPickup && <Fact>{t('pickup')}</Fact>}
    </ul>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  )
}
