import type { PublicSettings, SettingValues } from '../../contracts/settings'

export function toPublicSettings({ prices }: SettingValues): PublicSettings {
  return { prices }
}
