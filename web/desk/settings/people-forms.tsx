import { car } from '../../../worker/contracts/settings/settings-cars'
import { staffMember } from '../../../worker/contracts/settings/settings-people'
import {
  faultsOfRow,
  partsOfRows,
  textOfRows,
  toListDocument,
  toListRow,
  type DocumentList,
  type ListDraft,
} from './documents/list-draft'
import { ListRows } from './documents/list-rows'
import type { FormProps, GroupForm } from './group-form'

export const staffForm = listForm({
  group: 'staff',
  schema: staffMember,
  specs: [
    { path: 'photo', kind: 'image', fault: 'photo' },
    { path: 'focus', kind: 'point', fault: 'photo' },
    { path: 'networkUrl', fault: 'optionalAddress' },
    { path: 'guides', kind: 'regions', fault: 'guides' },
    { path: 'isPlanner', kind: 'flag', fault: 'line' },
    { path: 'name.{lang}', fault: 'line' },
    { path: 'role.{lang}', fault: 'line' },
    { path: 'remarks.{lang}', kind: 'lines', fault: 'remarks' },
    { path: 'alt.{lang}', fault: 'alt' },
  ],
})

export const carsForm = listForm({
  group: 'cars',
  schema: car,
  specs: [
    { path: 'photo', kind: 'image', fault: 'photo' },
    { path: 'focus', kind: 'point', fault: 'photo' },
    { path: 'seats', kind: 'whole', fault: 'seats' },
    { path: 'name.kr', fault: 'line' },
    { path: 'name.ca', fault: 'line' },
    { path: 'remarks.kr', kind: 'lines', fault: 'remarks' },
    { path: 'remarks.ca', kind: 'lines', fault: 'remarks' },
    { path: 'alt.kr', fault: 'alt' },
    { path: 'alt.ca', fault: 'alt' },
  ],
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
      labelOf: () => t(`groups.${group}`),
      textOf: textOfRows,
      partsOf: (draft) => partsOfRows(draft, t, lang),
    }),
    Form: (form: FormProps<ListDraft>) => <ListRows list={list} {...form} />,
  }
}
