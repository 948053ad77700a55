import { createFileRoute, notFound } from '@tanstack/react-router'
import { SETTING_GROUPS, type SettingGroup } from '../../worker/contracts/settings/setting-groups'
import { adminScreen } from './-admin-screen'

const SettingsPage = adminScreen<{ group: SettingGroup }>(
  async () => (await import('../desk/settings/settings-page')).SettingsPage,
)

export const Route = createFileRoute('/admin/settings/$group')({
  loader: ({ params: { group } }) => {
    const known = SETTING_GROUPS.find((each) => each === group)
    if (!known) throw notFound()
    return known
  },
  component: () => <SettingsPage group={Route.useLoaderData()} />,
})
