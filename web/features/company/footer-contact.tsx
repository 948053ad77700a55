import { useTranslation } from 'react-i18next'
import type { PaymentMark } from '../../../worker/contracts/settings/setting-groups'
import { phoneUrl } from '../../platform/site/phone-url'
import { useSite } from '../../platform/site/site'
import { Drawing } from '../../ui/drawing'
import amex from './payment/amex.svg?raw'
import interac from './payment/interac.svg?raw'
import mastercard from './payment/mastercard.svg?raw'
import visa from './payment/visa.svg?raw'

export const FOOTER_LINK = 'inline-flex min-h-11 min-w-11 items-center hover:underline'

/** The company's contacts and means of payment. */
export function FooterContact() {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="text-base">{t('footer.contact')}</h2>
      <Address />
      <SocialLinks />
      <h2 className="mt-4 text-base">{t('footer.payment')}</h2>
      <PaymentMarks />
      <p className="mt-1 text-sm">{t('footer.paymentNote')}</p>
    </section>
  )
}

function Address() {
  const { company } = useSite()
  return (
    <address className="mt-2 flex flex-col gap-1 not-italic">
      <a href={phoneUrl(company.phone)} className={`${FOOTER_LINK} text-lg font-semibold`}>
        {company.phone}
      </a>
      <a href={`mailto:${company.email}`} className={FOOTER_LINK}>
        {company.email}
      </a>
      <span>{company.name}</span>
      <span>{company.addressLine}</span>
    </address>
  )
}

function SocialLinks() {
  const { company } = useSite()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {company.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={FOOTER_LINK}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const MARKS: Record<PaymentMark, { name: string; svg: string }> = {
  visa: { name: 'Visa', svg: visa },
  mastercard: { name: 'Mastercard', svg: mastercard },
  amex: { name: 'American Express', svg: amex },
  interac: { name: 'Interac', svg: interac },
}

function PaymentMarks() {
  const { payment } = useSite()
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {payment.map((key) => (
        <li key={key}>
          <Drawing svg={MARKS[key].svg} width={48} height={30} />
          <span className="sr-only">{MARKS[key].name}</span>
        </li>
      ))}
    </ul>
  )
}
