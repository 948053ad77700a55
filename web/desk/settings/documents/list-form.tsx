import type { FormProps, GroupForm } from '../group-form'
import {
  faultsOfRow,
  partsOfRows,
  textOfRows,
  toListDocument,
  toListRow,
  type DocumentList,
  type ListDraft,
} from './list-draft'
import { ListRows } from './list-rows'

/** The form of a list of documents. */
export function listForm<Group extends DocumentList['group']>(
  list: DocumentList & { group: Group },
): GroupForm<Group, ListDraft> {
  const group: DocumentList['group'] = list.group
  return {
    group: list.group,
    toDraft: (rows) => ({ rows: rows.map((row) => toListRow(list, row.id, row)) }),
    toValue: ({ rows }) => rows.map((row) => toListDocument(list, row)) as never,
    findFaults: ({ rows }) =>
      rows.some((row) => Object.keys(faultsOfRow(list, row)).length > 0) ? { rows: 'list' } : {},
    texts: (t) => ({
      labelOf: () => t(`groups.${group}`),
      textOf: textOfRows,
      partsOf: (draft) => partsOfRows(draft, t),
    }),
    Form: (form: FormProps<ListDraft>) => <ListRows list={list} {...form} />,
  }
}
