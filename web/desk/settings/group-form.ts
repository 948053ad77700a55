import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { Lang } from '../../../worker/contracts/languages'
import type { SettingGroup } from '../../../worker/contracts/settings/setting-groups'
import type { SettingValues } from '../../../worker/contracts/settings/settings'
import type desk from '../../platform/i18n/locales/desk/ca/desk.json'

export type SettingTexts = TFunction<['desk', 'site']>

/** A sentence about the expected value. */
export type Fault = keyof (typeof desk)['settings']['fault']
export type Faults<Draft> = Partial<Record<keyof Draft & string, Fault>>

export interface FormProps<Draft> {
  draft: Draft
  /** Shown beside their fields. */
  faults: Faults<Draft>
  onChange: (part: Partial<Draft>) => void
}

/** Names and values of a draft's fields, for its history and for conflicts. */
export interface DraftTexts<Draft extends object> {
  labelOf: (field: keyof Draft & string) => string
  textOf: (draft: Draft, field: keyof Draft & string) => string
  /** The parts of a long field, so that its history shows only those that differ. */
  partsOf?: (draft: Draft) => DraftPart[]
}

interface DraftPart {
  /** The id is the same in every version. */
  id: string
  label: string
  text: string
}

/** The definition of a group's form. */
export interface GroupForm<Group extends SettingGroup, Draft extends object> {
  group: Group
  /** Whether the admin has to enter the own password to save. */
  needsPassword?: true
  /** Whether the latest change can be undone by one press. */
  isUndoable?: true
  toDraft: (value: SettingValues[Group]) => Draft
  /** Only for a draft without faults. */
  toValue: (draft: Draft) => SettingValues[Group]
  findFaults: (draft: Draft) => Faults<Draft>
  /** Earlier values as they can be taken, with what may not be removed since. */
  takeOver?: (earlier: Draft, current: Draft) => Draft
  texts: (t: SettingTexts, lang: Lang) => DraftTexts<Draft>
  Form: ComponentType<FormProps<Draft>>
}
