import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calgaryDay } from '../../../worker/contracts/dates/calgary-clock'
import { BANK_FIELDS, KOREAN_BANK_FIELDS } from '../../../worker/contracts/settings/setting-groups'
import type { PublicBank } from '../../../worker/contracts/settings/settings-payment'
import { useNow } from '../../platform/forms/use-now'
import { useLang } from '../../platform/i18n/use-lang'
import { phoneUrl } from '../../platform/site/phone-url'
import { useSite } from '../../platform/site/site'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FooterContact, FOOTER_LINK } from './footer-contact'

const DETAILS_LINK = `${FOOTER_LINK} font-semibold underline underline-offset-4`

const PAGES = ['attention', 'contact', 'career', 'tandc', 'privacy'] as const

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

const RULES = ['contact', 'tandc', 'privacy'] as const

/** The footer of a private page: how to reach the company, and its rules. */
export function SlimFooter() {
  const { t } = useTranslation()
  const { company } = useSite()
  return (
    <footer className="later bg-spruce text-snow">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 px-4 py-3 text-sm">
        <a href={phoneUrl(company.phone)} className={`${FOOTER_LINK} font-semibold`}>
          {company.phone}
        </a>
        {RULES.map((page) => (
          <Link key={page} to={`/${page}`} className={FOOTER_LINK}>
            {t(`nav.${page}`)}
          </Link>
        ))}
      </div>
    </footer>
  )
}

/** The pages with the company's rules, and the feed. */
function FooterPolicies() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('footer.policies')}>
      <h2 className="text-base">{t('footer.policies')}</h2>
      <ul className="mt-2 max-sm:grid max-sm:grid-cols-2 max-sm:items-baseline max-sm:gap-x-4">
        {PAGES.map((page) => (
          <li key={page}>
            <Link to={`/${page}`} className={FOOTER_LINK}>
              {t(`nav.${page}`)}
            </Link>
          </li>
        ))}
        <li>
          <FeedLink text={t('footer.feed')} />
        </li>
      </ul>
    </nav>
  )
}

function FeedLink({ text }: { text: string }) {
  return (
    <a href={`/feed-${useLang()}.xml`} className={FOOTER_LINK}>
      {text}
    </a>
  )
}

/** The accounts in short, with the full details in a dialog. */
function FooterBank({ bank }: { bank: PublicBank }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="max-sm:order-3 sm:col-span-2 lg:col-span-1">
      <details className="unfolds group">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 sm:pointer-events-none sm:items-start">
          <h2 className="text-base">{t('bank.title')}</h2>
          <ChevronDown aria-hidden size={18} className="group-open:rotate-180 sm:hidden" />
        </summary>
        <BankDetails bank={bank} look="short" />
        <AllDetailsButton text={t('footer.bank')} onOpen={() => setOpen(true)} />
      </details>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('bank.title')}>
        <BankDetails bank={bank} look="full" />
      </Dialog>
    </section>
  )
}

function AllDetailsButton({ text, onOpen }: { text: string; onOpen: () => void }) {
  return (
    <Button look="bare" onClick={onOpen} className={DETAILS_LINK}>
      {text}
    </Button>
  )
}

type Look = 'short' | 'full'

/** The account in Canada, and one in Korea where there is one. */
function BankDetails({ bank, look }: { bank: PublicBank; look: Look }) {
  const { t } = useTranslation()
  const { canadian, korean } = bank
  const isFull = look === 'full'
  return (
    // A small window scrolls it, for which a keyboard has to reach it.
    <div
      className={isFull ? 'overflow-y-auto' : 'mt-2 text-sm'}
      {...(isFull && { tabIndex: 0, role: 'region', 'aria-label': t('bank.title') })}
    >
      <Account look={look} fields={BANK_FIELDS} account={canadian} />
      {korean && (
        <>
          <h3 className="mt-4 mb-2 text-base">{t('bank.korean')}</h3>
          <Account look={look} fields={KOREAN_BANK_FIELDS} account={korean} />
        </>
      )}
      {isFull && <p className="pt-3 text-sm text-muted">{t('bank.note')}</p>}
    </div>
  )
}

type Field = (typeof BANK_FIELDS)[number] | (typeof KOREAN_BANK_FIELDS)[number]

interface AccountProps {
  fields: readonly Field[]
  account: Partial<Record<Field, string>>
  look: Look
}

function Account({ fields, account, look }: AccountProps) {
  const { t } = useTranslation()
  const isFull = look === 'full'
  return (
    <dl className={`grid gap-x-4 gap-y-2${isFull ? '' : ' sm:grid-cols-2'}`}>
      {fields.map((field) => (
        <div key={field} className={isFull ? 'border-b border-line pb-2' : ''}>
          <dt className={isFull ? 'text-sm text-muted' : 'opacity-80'}>{t(`bank.${field}`)}</dt>
          <dd className="tabular font-semibold">{account[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
