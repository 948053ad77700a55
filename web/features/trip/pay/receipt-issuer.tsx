import { useTranslation } from 'react-i18next'
import { useSite } from '../../../platform/site/site'

/** The company, as a receipt has to name it. */
export function Issuer() {
  const { t } = useTranslation('trip')
  const { company } = useSite()
  return (
    <address className="text-sm not-italic">
      <strong className="block">{company.legalName}</strong>
      {company.addressLine}
      <span className="block">{t('receipt.gstNumber', { number: company.gstNumber })}</span>
    </address>
  )
}
