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
  type FieldSpec,
} from './documents/document'
import { DocumentFields } from './documents/document-fields'
import type { FormProps, GroupForm, SettingTexts } from './group-form'

const SPECS: readonly FieldSpec[] = [
  { path: 'name', fault: 'line' },
  { path: 'shortName', fault: 'line' },
  { path: 'legalName', fault: 'line' },
  { path: 'foundedYear', kind: 'whole', fault: 'year' },
  { path: 'gstNumber', fault: 'line' },
  { path: 'answerHours', kind: 'whole', fault: 'hours' },
  { path: 'email', fault: 'email' },
  { path: 'phone', fault: 'phone' },
  { path: 'address.street', fault: 'line' },
  { path: 'address.city', fault: 'line' },
  { path: 'address.region', fault: 'line' },
  { path: 'address.postalCode', fault: 'line' },
  { path: 'address.country', fault: 'line' },
  { path: 'addressLines.{lang}', fault: 'line' },
  { path: 'licence.{lang}', fault: 'line' },
  { path: 'insurance.{lang}', fault: 'line' },
  { path: 'privacyOfficer.{lang}', fault: 'line' },
  { path: 'chat.{lang}.url', fault: 'webAddress' },
  { path: 'chat.{lang}.hasQr', kind: 'flag', fault: 'line' },
  { path: 'social.{lang}', kind: 'links', fault: 'links' },
]

const toValue = (draft: DocumentDraft) => toDocument(SPECS, draft) as CompanySettings

function labelOf(t: SettingTexts, path: string): string {
  const { name, lang } = nameOf(path)
  const label = t(`company.${name as 'name'}`)
  return lang ? `${label} · ${t(`common:language.${lang}`)}` : label
}

function CompanyForm(form: FormProps<DocumentDraft>) {
  const { t } = useTranslation(['settings', 'common'])
  return (
    <DocumentFields
      {...form}
      specs={SPECS}
      columnsLabel={t('byLanguage')}
      hasHeading
      labelOf={(path) => t(`company.${nameOf(path).name as 'name'}`)}
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
