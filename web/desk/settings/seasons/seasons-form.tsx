import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SEASON_BOUNDS } from '../../../../worker/contracts/settings/settings-seasons'
import { formatDays } from '../../../platform/i18n/format'
import { Button } from '../../../ui/button'
import { focusHeading } from '../../../ui/focus'
import { IconTextButton } from '../../ui/icon-text-button'
import type { FormProps, GroupForm, SettingTexts } from '../group-form'
import type { Lang } from '../../../../worker/contracts/languages'
import { SeasonFields } from './season-fields'
import { SeasonPreview } from './season-preview'
import {
  areSound,
  newSeason,
  toSeasons,
  toSeasonsDraft,
  type SeasonRow,
  type SeasonsDraft,
} from './season-draft'

/** Seasons with their changes and every price before and after. */
function SeasonsForm(form: FormProps<SeasonsDraft>) {
  const { t } = useTranslation('desk')
  const { rows } = form.draft
  const add = () => form.onChange({ rows: [...rows, newSeason()] })
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-muted">{t('settings.seasons.empty')}</p>
      ) : (
        <ol className="flex flex-col gap-4">
          {rows.map((row) => (
            <li key={row.key} className="rounded-card border border-line bg-surface p-4">
              <Season form={form} row={row} />
            </li>
          ))}
        </ol>
      )}
      {rows.length < SEASON_BOUNDS.seasons && (
        <IconTextButton
          icon={Plus}
          size={18}
          className="self-start"
          text={t('settings.seasons.add')}
          onClick={add}
        />
      )}
    </>
  )
}

function Season({ form, row }: { form: FormProps<SeasonsDraft>; row: SeasonRow }) {
  const { draft, faults, onChange } = form
  const change = (part: Partial<SeasonRow>) =>
    onChange({ rows: draft.rows.map((each) => (each === row ? { ...each, ...part } : each)) })
  const about = { draft, row, isChecked: faults.rows !== undefined, change }
  return (
    <div className="flex flex-col gap-4">
      <SeasonHead form={form} row={row} />
      <SeasonFields {...about} />
      <SeasonPreview {...about} />
    </div>
  )
}

function SeasonHead({ form, row }: { form: FormProps<SeasonsDraft>; row: SeasonRow }) {
  const { t } = useTranslation('desk')
  const name = row.name.trim() || t('settings.list.unnamed')
  const remove = () => {
    focusHeading()
    form.onChange({ rows: form.draft.rows.filter((each) => each !== row) })
  }
  return (
    <div className="flex items-center gap-2">
      <h2 className="min-w-0 grow text-base wrap-anywhere">{name}</h2>
      <Button look="framedIcon" aria-label={t('settings.list.remove', { name })} onClick={remove}>
        <Trash2 aria-hidden size={18} />
      </Button>
    </div>
  )
}

function texts(t: SettingTexts, lang: Lang) {
  return {
    labelOf: () => t('settings.groups.seasons'),
    textOf: ({ rows }: SeasonsDraft) => rows.map((row) => textOf(row, t, lang)).join('\n'),
    partsOf: ({ rows }: SeasonsDraft) =>
      rows.map((row) => ({ id: row.key, label: row.name, text: textOf(row, t, lang) })),
  }
}

/** A season in a line. */
function textOf(row: SeasonRow, t: SettingTexts, lang: Lang): string {
  const own = Object.entries(row.own).filter(([, text]) => text.trim() !== '')
  return [
    row.name,
    formatDays(row.fromDay, row.toDay, lang),
    ...(row.isYearly ? [t('settings.seasons.yearly')] : []),
    t(`settings.seasons.scope.${row.scope}`),
    ...(row.scope === 'all' ? [] : [row.ids.map((id) => `#${id}`).join(' ')]),
    row.change,
    ...own.map(([id, text]) => `#${id} ${text}`),
  ].join(' · ')
}

export const seasonsForm: GroupForm<'seasons', SeasonsDraft> = {
  group: 'seasons',
  isUndoable: true,
  toDraft: toSeasonsDraft,
  toValue: toSeasons,
  findFaults: (draft) => (areSound(draft) ? {} : { rows: 'list' }),
  texts,
  Form: SeasonsForm,
}
