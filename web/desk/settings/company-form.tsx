import { useTranslation } from 'react-i18next'
import {
  companySettings,
  type CompanySettings,
} from '../../../worker/contracts/settings/settings-company'
import {
  findDocumentFaults,
  nameOf,
  toDocument,
  toDocumentDraft,
  type DocumentDraft,
} from './documents/document'
import { DocumentFields } from './documents/document-fields'
import { specsOf } from './documents/field-specs'
import type { FormProps, GroupForm, SettingTexts } from './group-form'

const SPECS = specsOf<CompanySettings>({
  name: { fault: 'line' },
  shortName: { fault: 'line' },
  legalName: { fault: 'line' },
  foundedYear: { kind: 'whole', fault: 'year' },
  gstNumber: { fault: 'line' },
  answerHours: { kind: 'whole', fault: 'hours' },
  email: { fault: 'email' },
  phone: { fault: 'phone' },
  'address.street': { fault: 'line' },
  'address.city': { fault: 'line' },
  'address.region': { fault: 'line' },
  'address.postalCode': { fault: 'line' },
  'address.country': { fault: 'line' },
  'addressLines.{lang}': { fault: 'line' },
  'licence.{lang}': { fault: 'line' },
  'insurance.{lang}': { fault: 'line' },
  'privacyOfficer.{lang}': { fault: 'line' },
  'chat.{lang}.url': { fault: 'webAddress' },
  'chat.{lang}.hasQr': { kind: 'flag', fault: 'line' },
  'social.{lang}': { kind: 'links', fault: 'links' },
})

const toValue = (draft: DocumentDraft) => toDocument(SPECS, draft) as CompanySettings

function labelOf(t: SettingTexts, path: string): string {
  const { name, lang } = nameOf(path)
  const label = t(`settings.company.${name as 'name'}`)
  return lang ? `${label} · ${t(`site:language.${lang}`)}` : label
}

function CompanyForm(form: FormProps<DocumentDraft>) {
  const { t } = useTranslation('desk')
  return (
    <DocumentFields
      {...form}
      specs={SPECS}
      columnsLabel={t('settings.byLanguage')}
      hasHeading
      labelOf={(path) => t(`settings.company.${nameOf(path).name as 'name'}`)}
    />
  )
}

export const companyForm: GroupForm<'company', DocumentDraft> = {
  group: 'company',
  toDraft: (value) => toDocumentDraft(SPECS, value),
  toValue,
  findFaults: (draft) => findDocumentFaults(SPECS, companySettings, toValue(draft)),
  texts: (t) => ({
    labelOf: (path) => labelOf(t, path),
    textOf: (draft, path) => draft[path] ?? '',
  }),
  Form: CompanyForm,
}
