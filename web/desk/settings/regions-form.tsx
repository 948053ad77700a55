import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import {
  regionSettings,
  type RegionSettings,
} from '../../../worker/contracts/settings/settings-regions'
import { firstWith } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { CheckField, TextField } from '../../ui/field'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import type { FormProps, GroupForm, SettingTexts } from './group-form'

type Region = RegionSettings[number]

interface RegionsDraft {
  /** In the order of the menu. */
  regions: RegionSettings
}

function texts(t: SettingTexts) {
  const lineOf = ({ name, isShown, hasPickup }: Region) =>
    [
      LANGS.map((lang) => name[lang]).join(' / '),
      ...(isShown ? [] : [t('settings.regions.isHidden')]),
      ...(hasPickup ? [t('settings.regions.hasPickup')] : []),
    ].join(' · ')
  return {
    labelOf: () => t('settings.groups.regions'),
    textOf: ({ regions }: RegionsDraft) => regions.map(lineOf).join('\n'),
  }
}

function addressOf({ id, slug }: Region): string {
  return id === 0 ? '/travel' : `/${slug}`
}

/** The name in the language, else in another one. */
function nameOf({ name, slug }: Region, lang: Lang): string {
  return name[firstWith(lang, (each) => name[each] !== '')] || slug
}

function RegionsForm(form: FormProps<RegionsDraft>) {
  const lang = useLang()
  return (
    <ol className="flex flex-col gap-4">
      {form.draft.regions.map((region) => (
        <li key={region.id} className="rounded-card border border-line bg-surface p-4">
          <div className="mb-2 flex items-center gap-2">
            <h2 className="grow text-base">
              {nameOf(region, lang)}{' '}
              <span className="font-normal text-muted">{addressOf(region)}</span>
            </h2>
            {region.id > 0 && <RegionMoves form={form} region={region} />}
          </div>
          <RegionNames form={form} region={region} />
          {region.id > 0 && <RegionFlags form={form} region={region} />}
        </li>
      ))}
    </ol>
  )
}

interface RegionProps {
  form: FormProps<RegionsDraft>
  region: Region
}

/** The first region has all tours, so it always stays first. */
function RegionMoves({ form: { draft, onChange }, region }: RegionProps) {
  const { t } = useTranslation('desk')
  const name = nameOf(region, useLang())
  const { regions } = draft
  const index = regions.indexOf(region)
  return (
    <MoveButtons
      up={t('settings.regions.up', { name })}
      down={t('settings.regions.down', { name })}
      canMoveUp={index > 1}
      canMoveDown={index < regions.length - 1}
      onMove={(step) => onChange({ regions: moveTo(regions, index, index + step) })}
    />
  )
}

function RegionNames(props: RegionProps) {
  const { t } = useTranslation(['desk', 'site'])
  const { name } = props.region
  const fault = props.form.faults.regions
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {LANGS.map((lang) => (
        <TextField
          key={lang}
          lang={LANG_TAG[lang]}
          label={t(`site:language.${lang}`)}
          value={name[lang]}
          error={fault && name[lang].trim() === '' ? t(`settings.fault.${fault}`) : undefined}
          onChange={({ target }) => change(props, { name: { ...name, [lang]: target.value } })}
        />
      ))}
    </div>
  )
}

function RegionFlags(props: RegionProps) {
  const { t } = useTranslation('desk')
  return (
    <div className="flex flex-wrap gap-x-6">
      {(['isShown', 'hasPickup'] as const).map((flag) => (
        <CheckField
          key={flag}
          label={t(`settings.regions.${flag}`)}
          checked={props.region[flag]}
          onChange={({ target }) => change(props, { [flag]: target.checked })}
        />
      ))}
    </div>
  )
}

function change({ form: { draft, onChange }, region: { id } }: RegionProps, part: Partial<Region>) {
  const regions = draft.regions.map((each) => (each.id === id ? { ...each, ...part } : each))
  onChange({ regions })
}

export const regionsForm: GroupForm<'regions', RegionsDraft> = {
  group: 'regions',
  toDraft: (regions) => ({ regions }),
  toValue: ({ regions }) => regionSettings.parse(regions),
  findFaults: ({ regions }) =>
    regionSettings.safeParse(regions).success ? {} : { regions: 'region' },
  texts,
  Form: RegionsForm,
}
