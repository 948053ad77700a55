import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGS, type Lang } from '../../../../worker/contracts/languages'
import { MAIL_KINDS, MAIL_KIND_NAMES } from '../../../../worker/contracts/mail-kinds'
import type { MailTemplate, MailText } from '../../../../worker/contracts/settings/mail-texts'
import { useLang } from '../../../platform/i18n/use-lang'
import { SelectField } from '../../../ui/field'
import { Loaded } from '../../../ui/loaded'
import { ChoiceButtons } from '../../ui/choice-buttons'
import type { FormProps, GroupForm, SettingTexts } from '../group-form'
import {
  faultOf,
  firstTextOf,
  firstTextsQuery,
  NAMED_MAILS,
  nameOfTemplate,
  placesOfTemplate,
  type FirstTexts,
} from './first-texts'
import { MailPreview } from './mail-preview'
import { MailTextField } from './mail-text-field'

/** The texts in the company's words, by place and language. */
interface MailsDraft {
  texts: Record<string, string>
}

const TEMPLATES = Object.values(MAIL_KINDS).flat()
const keyOf = ({ path, lang }: Pick<MailText, 'path' | 'lang'>) => `${path} ${lang}`

export function toMailsDraft(texts: readonly MailText[]): MailsDraft {
  return { texts: Object.fromEntries(texts.map((each) => [keyOf(each), each.text])) }
}

export function toMailTexts({ texts }: MailsDraft): MailText[] {
  return Object.entries(texts).map(([key, text]) => {
    const [path = '', lang] = key.split(' ')
    return { path, lang: lang as Lang, text: text.trim() }
  })
}

/** One mail at a time, in one language, beside what its reader will see. */
function MailsForm(form: FormProps<MailsDraft>) {
  return (
    <Loaded query={useQuery(firstTextsQuery())} skeleton="h-96 w-full">
      {(first) => <ChosenMail form={form} first={first} />}
    </Loaded>
  )
}

function ChosenMail({ form, first }: { form: FormProps<MailsDraft>; first: FirstTexts }) {
  const { t } = useTranslation(['desk', 'site'])
  const [lang, setLang] = useState(useLang())
  const [template, setTemplate] = useState<MailTemplate | null>(TEMPLATES[0] ?? null)
  const places = placesOfTemplate(first[lang], template, TEMPLATES)
  return (
    <>
      <TemplateSelect first={first} chosen={template} onChoose={setTemplate} />
      <ChoiceButtons
        label={t('settings.mails.language')}
        choices={LANGS}
        chosen={lang}
        textOf={(each) => t(`site:language.${each}`)}
        onChoose={setLang}
      />
      <div className="flex flex-col gap-4">
        {places.map((path, index) => (
          <MailTextField
            key={`${path} ${lang}`}
            path={path}
            lang={lang}
            number={index + 1}
            text={form.draft.texts[keyOf({ path, lang })]}
            onText={(text) => form.onChange(withText(form.draft, { path, lang, text }))}
          />
        ))}
      </div>
      {template && <MailPreview template={template} lang={lang} texts={soundTexts(form.draft)} />}
    </>
  )
}

/** Null for the text restores the first one. */
function withText(
  { texts }: MailsDraft,
  { text, ...place }: Omit<MailText, 'text'> & { text: string | null },
): MailsDraft {
  const key = keyOf(place)
  const { [key]: _before, ...others } = texts
  const isFirst = text === null || text === firstTextOf(place.path, place.lang)
  return { texts: isFirst ? others : { ...others, [key]: text } }
}

function soundTexts(draft: MailsDraft): MailText[] {
  return toMailTexts(draft).filter(({ path, lang, text }) => faultOf(path, lang, text) === null)
}

interface TemplateSelectProps {
  first: FirstTexts
  chosen: MailTemplate | null
  onChoose: (template: MailTemplate | null) => void
}

function TemplateSelect({ first, chosen, onChoose }: TemplateSelectProps) {
  const { t } = useTranslation('desk')
  const lang = useLang()
  const nameOf = (template: MailTemplate) => {
    const named = NAMED_MAILS.find((each) => each === template)
    return named ? t(`settings.mails.names.${named}`) : nameOfTemplate(first[lang], template)
  }
  return (
    <SelectField
      label={t('settings.mails.mail')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(TEMPLATES.find((each) => each === target.value) ?? null)}
    >
      {MAIL_KIND_NAMES.map((kind) => (
        <optgroup key={kind} label={t(`outbox.kinds.${kind}`)}>
          {MAIL_KINDS[kind].map((template) => (
            <option key={template} value={template}>
              {nameOf(template)}
            </option>
          ))}
        </optgroup>
      ))}
      <option value="">{t('settings.mails.shared')}</option>
    </SelectField>
  )
}

const LABEL_LENGTH = 60

function texts(t: SettingTexts) {
  const partsOf = (draft: MailsDraft) =>
    toMailTexts(draft).map(({ path, lang, text }) => ({
      id: `${path} ${lang}`,
      label: `${firstTextOf(path, lang).slice(0, LABEL_LENGTH) || path} · ${t(`site:language.${lang}`)}`,
      text,
    }))
  return {
    labelOf: () => t('settings.groups.mails'),
    textOf: (draft: MailsDraft) =>
      toMailTexts(draft)
        .map(({ text }) => text)
        .join('\n\n'),
    partsOf,
  }
}

export const mailsForm: GroupForm<'mails', MailsDraft> = {
  group: 'mails',
  isUndoable: true,
  toDraft: toMailsDraft,
  toValue: toMailTexts,
  findFaults: (draft) =>
    soundTexts(draft).length === Object.keys(draft.texts).length ? {} : { texts: 'list' },
  texts,
  Form: MailsForm,
}
