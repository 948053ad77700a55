import { describe, expect, it } from 'vitest'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { staffForm } from '../../../web/desk/settings/people-forms'

const { rows } = staffForm.toDraft(FIRST_SETTINGS.staff)
const EMPTY = Object.fromEntries(Object.keys(rows[0]?.fields ?? {}).map((path) => [path, '']))
const aPerson = (fields: Record<string, string>) => ({
  rows: [{ key: 'new', fields: { ...EMPTY, focus: rows[0]?.fields['focus'] ?? '', ...fields } }],
})
const TEXTS = { 'name.ca': 'Mina', 'role.ca': 'Guide', 'remarks.ca': 'Knows each lake.' }

describe('a person on the staff', () => {
  it('needs the texts of one language, which the others take', () => {
    const draft = aPerson(TEXTS)
    expect(staffForm.findFaults(draft)).toEqual({})
    const [person] = staffForm.toValue(draft)
    expect(person?.name).toEqual({ kr: 'Mina', ca: 'Mina', cn: 'Mina' })
    expect(person?.remarks.kr).toBe('Knows each lake.')
    expect(person?.alt).toEqual({ kr: '', ca: '', cn: '' })
  })

  it('keeps what each language has, and takes English before Korean', () => {
    const draft = aPerson({ ...TEXTS, 'name.kr': '미나', 'name.cn': ' ' })
    expect(staffForm.toValue(draft)[0]?.name).toEqual({ kr: '미나', ca: 'Mina', cn: 'Mina' })
  })

  it('is refused without a name in any language', () => {
    expect(staffForm.findFaults(aPerson({ ...TEXTS, 'name.ca': '' }))).toEqual({ rows: 'list' })
  })
})
