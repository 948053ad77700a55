import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { useNow } from '../../platform/forms/use-now'
import { useSite } from '../../platform/site/site'
import { FooterBank } from './footer-bank'
import { FooterContact } from './footer-contact'
import { FooterPolicies } from './footer-policies'

export function SiteFooter() {
  const { company, bank } = useSite()
  return (
    <footer className="later bg-spruce text-snow">
      <div className="mx-auto grid w-full max-w-page gap-6 px-4 py-6 sm:grid-cols-2 sm:gap-8 sm:py-10 lg:grid-cols-[1fr_1fr_2fr]">
        <FooterPolicies />
        <FooterContact />
        {bank && <FooterBank bank={bank} />}
      </div>
      <p className="border-t border-snow/20 py-4 text-center text-sm">
        © {company.foundedYear}–{calgaryDay(useNow()).slice(0, 4)} {company.legalName}
      </p>
    </footer>
  )
}
