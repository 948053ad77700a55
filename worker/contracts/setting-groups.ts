/** The groups of settings, in the order of the desk. */
export const SETTING_GROUPS = ['prices'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]
