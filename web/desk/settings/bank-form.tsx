import { useTranslation } from 'react-i18next'
import {
  bankSettings,
  type BankSettings,
} from '../../../worker/contracts/settings/settings-payment'
import {
  findDocumentFaults,
  toDocument,
  toDocumentDraft,
  type DocumentDraft,
  type FieldSpec,
} from './documents/document'
import { DocumentFields } from './documents/document-fields'
import { specsOf } from './documents/field-specs'
import type { FormProps, GroupForm, SettingTexts } from './group-form'

const SPECS = specsOf<BankSettings>({
  'canadian.bankName': { fault: 'line' },
  'canadian.branchName': { fault: 'line' },
  'canadian.address': { fault: 'line' },
  'canadian.institutionCode': { fault: 'line' },
  'canadian.transitNumber': { fault: 'line' },
  'canadian.routingNumber': { fault: 'line' },
  'canadian.accountNumber': { fault: 'line' },
  'canadian.swift': { fault: 'line' },
  'canadian.beneficiaryName': { fault: 'line' },
  'canadian.beneficiaryAddress': { fault: 'line' },
  'canadian.eTransferEmail': { fault: 'email' },
  'korean.bankName': { fault: 'koreanBank' },
  'korean.accountNumber': { fault: 'koreanBank' },
  'korean.accountHolder': { fault: 'koreanBank' },
  payLink: { fault: 'payLink' },
  takesCards: { kind: 'flag', fault: 'line' },
  senderPaysFees: { kind: 'flag', fault: 'line' },
  'offered.etransfer.{lang}': { kind: 'flag', fault: 'line' },
  'offered.transfer.{lang}': { kind: 'flag', fault: 'line' },
  'offered.wire.{lang}': { kind: 'flag', fault: 'line' },
  'offered.krTransfer.{lang}': { kind: 'flag', fault: 'line' },
  'offered.payLink.{lang}': { kind: 'flag', fault: 'line' },
})
const CANADIAN = SPECS.filter(({ path }) => path.startsWith('canadian.'))
const ABROAD = SPECS.filter(({ path }) => !path.includes('.'))
const OFFERED = SPECS.filter(({ path }) => path.startsWith('offered.'))
const KOREAN = SPECS.filter(({ path }) => path.startsWith('korean.'))

/** If none of its fields is filled in, there is no account in Korea. */
function toValue(draft: DocumentDraft): BankSettings {
  const value = toDocument(SPECS, draft) as BankSettings
  const hasKorean = KOREAN.some(({ path }) => draft[path]?.trim())
  return hasKorean ? value : { ...value, korean: null }
}

const fieldOf = (path: string) => (path.split('.')[1] ?? '') as 'bankName'

function labelOf(t: SettingTexts, path: string): string {
  if (!path.includes('.')) return t(`settings.bank.${path as 'payLink'}`)
  if (path.startsWith('offered.')) return t(`settings.bank.way.${fieldOf(path) as 'wire'}`)
  const account = t(path.startsWith('korean') ? 'settings.bank.korean' : 'settings.bank.canadian')
  return `${account} · ${t(`site:bank.${fieldOf(path)}`)}`
}

/** As they are typed in the address. */
const PLACEHOLDERS = { amount: '{amount}', currency: '{currency}', reference: '{reference}' }

function BankForm(form: FormProps<DocumentDraft>) {
  const { t } = useTranslation('desk')
  return (
    <>
      <fieldset>
        <legend className="mb-3">
          <h2 className="text-lg">{t('settings.bank.canadian')}</h2>
        </legend>
        <AccountFields {...form} specs={CANADIAN} />
      </fieldset>
      <fieldset>
        <legend className="mb-1">
          <h2 className="text-lg">{t('settings.bank.korean')}</h2>
        </legend>
        <p className="mb-3 text-sm text-muted">{t('settings.bank.koreanHint')}</p>
        <AccountFields {...form} specs={KOREAN} />
      </fieldset>
      <fieldset>
        <legend className="mb-1">
          <h2 className="text-lg">{t('settings.bank.abroad')}</h2>
        </legend>
        <p className="mb-3 text-sm text-muted">{t('settings.bank.payLinkHint', PLACEHOLDERS)}</p>
        <DocumentFields
          {...form}
          specs={ABROAD}
          columnsLabel={t('settings.byLanguage')}
          labelOf={(path) => t(`settings.bank.${path as 'payLink'}`)}
        />
      </fieldset>
      <fieldset>
        <legend className="mb-1">
          <h2 className="text-lg">{t('settings.bank.offered')}</h2>
        </legend>
        <p className="mb-3 text-sm text-muted">{t('settings.bank.offeredHint')}</p>
        <DocumentFields
          {...form}
          specs={OFFERED}
          columnsLabel={t('settings.byLanguage')}
          labelOf={(path) => labelOf(t, path)}
        />
      </fieldset>
    </>
  )
}

type AccountFieldsProps = FormProps<DocumentDraft> & { specs: readonly FieldSpec[] }

function AccountFields(form: AccountFieldsProps) {
  const { t } = useTranslation(['desk', 'site'])
  const nameOf = (path: string) => t(`site:bank.${fieldOf(path)}`)
  return <DocumentFields {...form} columnsLabel={t('settings.byLanguage')} labelOf={nameOf} />
}

export const bankForm: GroupForm<'bank', DocumentDraft> = {
  group: 'bank',
  needsPassword: true,
  toDraft: (value) => toDocumentDraft(SPECS, value),
  toValue,
  findFaults: (draft) => findDocumentFaults(SPECS, bankSettings, toValue(draft)),
  texts: (t) => ({
    labelOf: (path) => labelOf(t, path),
    textOf: (draft, path) => draft[path] ?? '',
  }),
  Form: BankForm,
}
