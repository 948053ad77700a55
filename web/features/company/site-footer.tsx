import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronDown } from 'lucide-react'
import { calgaryDay } from '../../../worker/contracts/calendar'
import { phoneUrl, useSite } from '../../platform/site/site'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { Dialog } from '../../ui/dialog'
import { BankDetails } from './bank-details'
import { PaymentMarks } from './payment-marks'
import { Button } from '../../ui/button'

const LINK = 'inline-flex min-h-11 min-w-11 items-center hover:underline'

export function SiteFooter() {
  const { t } = useTranslation(['company', 'common'])
  const lang = useLang()
  const { company, bank } = useSite()
  const [isBankOpen, setBankOpen] = useState(false)
  return (
    <footer className="later bg-spruce text-snow">
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 sm:grid-cols-2 sm:gap-8 sm:py-10 lg:grid-cols-[1fr_1fr_2fr]">
        <nav aria-label={t('footer.policies')}>
          <h2 className="text-base">{t('footer.policies')}</h2>
          <ul className="mt-2 max-sm:columns-2">
            <FooterLink to="/attention" text={t('common:nav.attention')} />
            <FooterLink to="/contact" text={t('common:nav.contact')} />
            <FooterLink to="/career" text={t('common:nav.career')} />
            <FooterLink to="/tandc" text={t('common:nav.tandc')} />
            <FooterLink to="/privacy" text={t('common:nav.privacy')} />
            <li>
              <a href={`/feed-${lang}.xml`} className={LINK}>
                {t('footer.feed')}
              </a>
            </li>
          </ul>
        </nav>
        <ContactSection />
        {bank && (
          <section className="max-sm:order-3 sm:col-span-2 lg:col-span-1">
            <details className="unfolds group">
              <summary className="flex min-h-11 list-none items-center justify-between gap-2 sm:pointer-events-none">
                <h2 className="text-base">{t('bank.title')}</h2>
                <ChevronDown aria-hidden size={18} className="group-open:rotate-180 sm:hidden" />
              </summary>
              <BankDetails bank={bank} look="short" />
              <Button
                look="bare"
                onClick={() => setBankOpen(true)}
                className={`${LINK} font-semibold underline underline-offset-4`}
              >
                {t('footer.bank')}
              </Button>
            </details>
          </section>
        )}
      </div>
      <p className="border-t border-snow/20 py-4 text-center text-sm">
        © {company.foundedYear}–{calgaryDay(useNow()).slice(0, 4)} {company.legalName}
      </p>
      {bank && (
        <Dialog isOpen={isBankOpen} onClose={() => setBankOpen(false)} title={t('bank.title')}>
          <BankDetails bank={bank} look="full" />
        </Dialog>
      )}
    </footer>
  )
}

function ContactSection() {
  const { t } = useTranslation('company')
  const { company } = useSite()
  return (
    <section>
      <h2 className="text-base">{t('footer.contact')}</h2>
      <address className="mt-2 flex flex-col gap-1 not-italic">
        <a href={phoneUrl(company.phone)} className={`${LINK} text-lg font-semibold`}>
          {company.phone}
        </a>
        <a href={`mailto:${company.email}`} className={LINK}>
          {company.email}
        </a>
        <span>{company.name}</span>
        <span>{company.addressLine}</span>
      </address>
      <ul className="flex flex-wrap gap-x-4">
        {company.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <h2 className="mt-4 text-base">{t('footer.payment')}</h2>
      <PaymentMarks />
      <p className="mt-1 text-sm">{t('footer.paymentNote')}</p>
    </section>
  )
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className={LINK}>
        {text}
      </Link>
    </li>
  )
}
