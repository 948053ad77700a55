import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankSettings } from '../../../worker/contracts/settings/settings-payment'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { BankDetails } from './bank-details'
import { FOOTER_LINK } from './footer-contact'

/** The accounts in short, with the full details in a dialog. */
export function FooterBank({ bank }: { bank: BankSettings }) {
  const { t } = useTranslation('company')
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="max-sm:order-3 sm:col-span-2 lg:col-span-1">
      <details className="unfolds group">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 sm:pointer-events-none">
          <h2 className="text-base">{t('bank.title')}</h2>
          <ChevronDown aria-hidden size={18} className="group-open:rotate-180 sm:hidden" />
        </summary>
        <BankDetails bank={bank} look="short" />
        <AllDetailsButton onOpen={() => setOpen(true)} />
      </details>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('bank.title')}>
        <BankDetails bank={bank} look="full" />
      </Dialog>
    </section>
  )
}

function AllDetailsButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('company')
  return (
    <Button
      look="bare"
      onClick={onOpen}
      className={`${FOOTER_LINK} font-semibold underline underline-offset-4`}
    >
      {t('footer.bank')}
    </Button>
  )
}
