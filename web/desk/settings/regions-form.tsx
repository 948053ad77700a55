import { useTranslation } from 'react-i18next'
import { LANG_TAG, LANGS } from '../../../worker/contracts/languages'
import { regionSettings, type RegionSettings } from '../../../worker/contracts/settings-company'
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
      ...(isShown ? [] : [t('regions.isHidden')]),
      ...(hasPickup ? [t('regions.hasPickup')] : []),
    ].join(' · ')
  return {
    labelOf: () => t('groups.regions'),
    textOf: ({ regions }: RegionsDraft) => regions.map(lineOf).join('\n'),
  }
}

function RegionsForm({ draft: { regions }, faults, onChange }: FormProps<RegionsDraft>) {
  const { t } = useTranslation(['settings', 'common'])
  const set = (id: number, part: Partial<Region>) =>
    onChange({ regions: regions.map((each) => (each.id === id ? { ...each, ...part } : each)) })
  return (
    <ol className="flex flex-col gap-4">
      {regions.map((region, index) => (
        <li key={region.id} className="rounded-card border border-line bg-surface p-4">
          <div className="mb-2 flex items-center gap-2">
            <h2 className="grow text-base">
              {region.name.ca || region.slug}{' '}
              <span className="font-normal text-muted">
                {region.id === 0 ? '/travel' : `/${region.slug}`}
              </span>
            </h2>
            {region.id > 0 && (
              <MoveButtons
                up={t('regions.up', { name: region.name.ca })}
                down={t('regions.down', { name: region.name.ca })}
                canMoveUp={index > 1}
                canMoveDown={index < regions.length - 1}
                onMove={(step) => onChange({ regions: moveTo(regions, index, index + step) })}
              />
            )}
          </div>
          <div className="grid gap-4 sm:grid-cols-3">
            {LANGS.map((lang) => (
              <TextField
                key={lang}
                lang={LANG_TAG[lang]}
                label={t(`common:language.${lang}`)}
                value={region.name[lang]}
                error={
                  faults.regions && region.name[lang].trim() === ''
                    ? t(`fault.${faults.regions}`)
                    : undefined
                }
                onChange={({ target }) =>
                  set(region.id, { name: { ...region.name, [lang]: target.value } })
                }
              />
            ))}
          </div>
          {region.id > 0 && (
            <div className="flex flex-wrap gap-x-6">
              <CheckField
                label={t('regions.isShown')}
                checked={region.isShown}
                onChange={({ target }) => set(region.id, { isShown: target.checked })}
              />
              <CheckField
                label={t('regions.hasPickup')}
                checked={region.hasPickup}
                onChange={({ target }) => set(region.id, { hasPickup: target.checked })}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
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
