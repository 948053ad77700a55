/** The letters after `g` that open screens of the desk, by the English names of the screens. */
export const SCREENS_BY_NAME = { Inbox: 'i', Reports: 'r', 'Audit log': 'a' } as const
