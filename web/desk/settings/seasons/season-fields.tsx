import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SEASON_SCOPES } from '../../../../worker/contracts/tours/price-seasons'
import { useLang } from '../../../platform/i18n/use-lang'
import { CheckField, TextField } from '../../../ui/field'
import { regionName, regionsQuery, withoutAll } from '../../editor/regions'
import { useTourName } from '../../tour-list/use-tour-name'
import { adminToursQuery } from '../../tours/tours.api'
import { ChoiceField } from '../../ui/choice-field'
import {
  faultsOfSeason,
  overlapOf,
  type SeasonField,
  type SeasonRow,
  type SeasonsDraft,
} from './season-draft'

export interface SeasonProps {
  draft: SeasonsDraft
  row: SeasonRow
  /** Whether faults are shown. */
  isChecked: boolean
  change: (part: Partial<SeasonRow>) => void
}

/** The name, days, tours and change of a season. */
export function SeasonFields(props: SeasonProps) {
  const { t } = useTranslation('desk')
  const { draft, row, change } = props
  const other = overlapOf(draft, row)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Box {...props} field="name" />
        <Box {...props} field="change" hint={t('settings.seasons.changeHint')} />
        <Box {...props} field="fromDay" type="date" />
        <Box {...props} field="toDay" type="date" />
      </div>
      {other && (
        <p role="alert" className="text-sm text-danger">
          {t('settings.seasons.overlap', { name: other.name.trim() || t('settings.list.unnamed') })}
        </p>
      )}
      <CheckField
        label={t('settings.seasons.yearly')}
        checked={row.isYearly}
        onChange={({ target }) => change({ isYearly: target.checked })}
      />
      <ScopeFields {...props} />
    </>
  )
}

type Typed = 'name' | 'change' | 'fromDay' | 'toDay'

interface BoxProps extends SeasonProps {
  field: Typed
  type?: 'date'
  hint?: string
}

function Box({ field, type, hint, ...season }: BoxProps) {
  const { t } = useTranslation('desk')
  return (
    <TextField
      type={type}
      label={t(`settings.seasons.${field}`)}
      hint={hint}
      autoComplete="off"
      value={season.row[field]}
      error={useFault(season, field)}
      onChange={({ target }) => season.change({ [field]: target.value })}
    />
  )
}

function useFault({ row, isChecked }: SeasonProps, field: SeasonField): string | undefined {
  const { t } = useTranslation('desk')
  const isFaulty = isChecked && faultsOfSeason(row).includes(field)
  return isFaulty ? t(`settings.seasons.fault.${field}`) : undefined
}

function ScopeFields(props: SeasonProps) {
  const { t } = useTranslation('desk')
  const { row, change } = props
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField
        label={t('settings.seasons.tours')}
        value={row.scope}
        choices={SEASON_SCOPES}
        textOf={(scope) => t(`settings.seasons.scope.${scope}`)}
        onChoose={(scope) => change({ scope, ids: [] })}
      />
      {row.scope !== 'all' && <ChosenIds {...props} />}
    </div>
  )
}

/** The regions or tours of a season, as boxes to tick. */
function ChosenIds(props: SeasonProps) {
  const { row, change } = props
  const { t } = useTranslation('desk')
  const fault = useFault(props, 'ids')
  const choices = useChoices(row.scope)
  const toggle = (id: number, isChosen: boolean) =>
    change({ ids: isChosen ? [...row.ids, id] : row.ids.filter((each) => each !== id) })
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">{t(`settings.seasons.scope.${row.scope}`)}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={row.ids.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
      {fault && (
        <p role="alert" className="text-sm text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  )
}

function useChoices(scope: SeasonRow['scope']): { id: number; name: string }[] {
  const lang = useLang()
  const nameOf = useTourName()
  const { data: regions = [] } = useQuery(regionsQuery())
  const { data: tours = [] } = useQuery(adminToursQuery())
  return scope === 'regions'
    ? withoutAll(regions).map((region) => ({ id: region.id, name: regionName(region, lang) }))
    : tours.map((tour) => ({ id: tour.id, name: nameOf(tour) }))
}
