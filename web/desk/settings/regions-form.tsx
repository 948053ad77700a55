import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS, type Lang } from '../../../worker/contracts/languages'
import {
  isRegionSlug,
  nextRegionId,
  REGION_SLUG_MAX,
} from '../../../worker/contracts/settings/regions'
import {
  regionSettings,
  type RegionSettings,
} from '../../../worker/contracts/settings/settings-regions'
import { firstWith } from '../../../worker/contracts/translated'
import { useLang } from '../../platform/i18n/use-lang'
import { CheckField, TextField } from '../../ui/field'
import { focusHeading } from '../../ui/focus'
import { MoveButtons } from '../editor/move-buttons'
import { moveTo } from '../editor/move-to'
import { IconButton } from '../ui/icon-button'
import { IconTextButton } from '../ui/icon-text-button'
import type { FormProps, GroupForm, SettingTexts } from './group-form'
import { settingQuery } from './settings.api'

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
  const { t } = useTranslation('desk')
  const { regions } = form.draft
  const stored = useQuery(settingQuery('regions')).data?.value
  const isNew = ({ id }: Region) => stored?.every((region) => region.id !== id) === true
  return (
    <>
      <ol className="flex flex-col gap-4">
        {regions.map((region) => (
          <li key={region.id} className="rounded-card border border-line bg-surface p-4">
            <RegionHead form={form} region={region} isNew={isNew(region)} />
            {isNew(region) && <RegionAddress form={form} region={region} />}
            <RegionNames form={form} region={region} />
            {region.id !== 0 && <RegionFlags form={form} region={region} />}
          </li>
        ))}
      </ol>
      <IconTextButton
        icon={Plus}
        className="self-start"
        text={t('settings.regions.add')}
        onClick={() => form.onChange({ regions: [...regions, newRegion(regions)] })}
      />
    </>
  )
}

function newRegion(regions: RegionSettings): Region {
  const name = { kr: '', ca: '', cn: '' }
  return { id: nextRegionId(regions), slug: '', name, isShown: true, hasPickup: false }
}

function RegionHead({ form, region, isNew }: RegionProps & { isNew: boolean }) {
  const { t } = useTranslation('desk')
  const name = nameOf(region, useLang()) || t('settings.regions.new')
  const remove = () => {
    focusHeading()
    form.onChange({ regions: form.draft.regions.filter((each) => each !== region) })
  }
  return (
    <div className="mb-2 flex items-center gap-2">
      <h2 className="grow text-base">
        {name}{' '}
        {region.slug !== '' && <span className="font-normal text-muted">{addressOf(region)}</span>}
      </h2>
      {region.id !== 0 && <RegionMoves form={form} region={region} />}
      {isNew && (
        <IconButton icon={X} label={t('settings.regions.remove', { name })} onClick={remove} />
      )}
    </div>
  )
}

/** The address of a region that is not stored yet. */
function RegionAddress(props: RegionProps) {
  const { t } = useTranslation('desk')
  const { form, region } = props
  const { slug } = region
  const isTaken = form.draft.regions.some((each) => each !== region && each.slug === slug)
  const isFaulty = form.faults.regions && (isTaken || !isRegionSlug(slug))
  return (
    <div className="mb-4 sm:max-w-sm">
      <TextField
        label={t('settings.regions.address')}
        hint={t('settings.regions.addressHint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={REGION_SLUG_MAX}
        value={slug}
        error={isFaulty ? t('settings.regions.addressFault') : undefined}
        onChange={({ target }) => change(props, { slug: target.value.trim().toLowerCase() })}
      />
    </div>
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
  takeOver: (earlier, current) => ({
    regions: [
      ...earlier.regions,
      ...current.regions.filter(({ id }) => earlier.regions.every((each) => each.id !== id)),
    ],
  }),
  texts,
  Form: RegionsForm,
}
