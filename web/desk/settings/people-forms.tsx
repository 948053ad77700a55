import { car } from '../../../worker/contracts/settings/settings-cars'
import {
  staffMember,
  type Car,
  type StaffMember,
} from '../../../worker/contracts/settings/settings-people'
import {
  faultsOfRow,
  partsOfRows,
  textOfRows,
  toListDocument,
  toListRow,
  type DocumentList,
  type ListDraft,
} from './documents/list-draft'
import { specsOf } from './documents/field-specs'
import { ListRows } from './documents/list-rows'
import type { FormProps, GroupForm } from './group-form'

export const staffForm = listForm({
  group: 'staff',
  schema: staffMember,
  specs: specsOf<Omit<StaffMember, 'id'>>({
    photo: { kind: 'image', fault: 'photo' },
    focus: { kind: 'point', fault: 'photo' },
    networkUrl: { fault: 'optionalAddress' },
    guides: { kind: 'regions', fault: 'guides' },
    isPlanner: { kind: 'flag', fault: 'line' },
    'name.{lang}': { fault: 'line' },
    'role.{lang}': { fault: 'line' },
    'remarks.{lang}': { kind: 'lines', fault: 'remarks' },
    'alt.{lang}': { fault: 'alt' },
  }),
})

export const carsForm = listForm({
  group: 'cars',
  schema: car,
  specs: specsOf<Omit<Car, 'id'>>({
    photo: { kind: 'image', fault: 'photo' },
    focus: { kind: 'point', fault: 'photo' },
    seats: { kind: 'whole', fault: 'seats' },
    'name.kr': { fault: 'line' },
    'name.ca': { fault: 'line' },
    'remarks.kr': { kind: 'lines', fault: 'remarks' },
    'remarks.ca': { kind: 'lines', fault: 'remarks' },
    'alt.kr': { fault: 'alt' },
    'alt.ca': { fault: 'alt' },
  }),
})

function listForm<Group extends DocumentList['group']>(
  list: DocumentList & { group: Group },
): GroupForm<Group, ListDraft> {
  const group: DocumentList['group'] = list.group
  return {
    group: list.group,
    toDraft: (rows) => ({ rows: rows.map((row) => toListRow(list, row.id, row)) }),
    toValue: ({ rows }) => rows.map((row) => toListDocument(list, row)) as never,
    findFaults: ({ rows }) =>
      rows.some((row) => Object.keys(faultsOfRow(list, row)).length > 0) ? { rows: 'list' } : {},
    texts: (t, lang) => ({
      labelOf: () => t(`settings.groups.${group}`),
      textOf: textOfRows,
      partsOf: (draft) => partsOfRows(draft, t, lang),
    }),
    Form: (form: FormProps<ListDraft>) => <ListRows list={list} {...form} />,
  }
}
