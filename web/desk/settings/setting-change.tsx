import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import { useLang } from '../../platform/i18n/use-lang'
import { Loaded } from '../../ui/loaded'
import { ChangedFields } from './changed-fields'
import type { GroupForm } from './group-form'
import { versionQuery } from './settings.api'
import { withForm } from './with-form'

/** Fields altered by a change of settings. */
export function SettingChange({ group, id }: { group: SettingGroup; id: number }) {
  const query = useQuery(versionQuery(group, id))
  return (
    <Loaded query={query} skeleton="h-16 w-full">
      {(version) =>
        withForm(group, (form) => (
          <Change form={form} from={version?.from ?? null} to={version?.to ?? null} />
        ))
      }
    </Loaded>
  )
}

/** A value is null if another release stored another shape, or if the version no longer exists. */
type ChangeOf<Group extends SettingGroup, Draft extends object> = Record<'from' | 'to', unknown> & {
  form: GroupForm<Group, Draft>
}

function Change<Group extends SettingGroup, Draft extends object>(props: ChangeOf<Group, Draft>) {
  const { form, from, to } = props
  const { t } = useTranslation('desk')
  const lang = useLang()
  if (from === null || to === null) return <p>{t('settings.history.otherShape')}</p>
  const [before, after] = [from, to].map((value) => form.toDraft(value as SettingValues[Group]))
  return before && after && <ChangedFields before={before} after={after} {...form.texts(t, lang)} />
}
