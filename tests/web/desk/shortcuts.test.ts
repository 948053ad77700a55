import { describe, expect, it } from 'vitest'
import { SCREENS, type Screen } from '../../../web/desk/frame/screens'
import { readShortcut } from '../../../web/desk/frame/use-shortcuts'

const key = (key: string, rest: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 0,
  ...rest,
})
const screens: readonly Screen[] = SCREENS
const FREE = { isTyping: false, isGoing: false, screens }
const TYPING = { isTyping: true, isGoing: false, screens }
const GOING = { isTyping: false, isGoing: true, screens }

describe('the keys of the desk', () => {
  it('Ctrl or Cmd and K open the palette, also from a field', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      for (const state of [FREE, TYPING])
        expect(readShortcut(key('k', held), state)).toEqual({ kind: 'palette' })
  })

  it('g and a letter open a screen', () => {
    expect(readShortcut(key('g'), FREE)).toEqual({ kind: 'go' })
    expect(readShortcut(key('m'), GOING)).toMatchObject({ screen: { to: '/admin/outbox' } })
    expect(readShortcut(key('m'), FREE)).toBeNull()
    expect(readShortcut(key('z'), GOING)).toBeNull()
    // The mails are not a part of this reader's role.
    const others = screens.filter(({ key }) => key !== 'outbox')
    expect(readShortcut(key('m'), { ...GOING, screens: others })).toBeNull()
  })

  it('g and a digit open a screen of what is open', () => {
    expect(readShortcut(key('3'), GOING)).toEqual({ kind: 'part', number: 3 })
    expect(readShortcut(key('3'), FREE)).toBeNull()
  })

  it('z undoes, but not while one types', () => {
    expect(readShortcut(key('z'), FREE)).toEqual({ kind: 'undo' })
    expect(readShortcut(key('z'), TYPING)).toBeNull()
    expect(readShortcut(key('z', { ctrlKey: true }), FREE)).toBeNull()
  })

  it('work by their place on a Korean keyboard', () => {
    expect(readShortcut(key('ㅎ', { code: 'KeyG' }), FREE)).toEqual({ kind: 'go' })
    expect(readShortcut(key('ㅡ', { code: 'KeyM' }), GOING)).toMatchObject({ kind: 'screen' })
  })

  it.each([
    ['typing', key('?'), TYPING],
    ['typing', key('g'), TYPING],
    ['composing', key('k', { ctrlKey: true, isComposing: true }), FREE],
    ['composing in Safari', key('g', { keyCode: 229 }), FREE],
    ['holding Alt', key('g', { altKey: true }), FREE],
    ['holding Ctrl', key('g', { ctrlKey: true }), FREE],
  ])('do nothing while %s', (_state, event, state) => {
    expect(readShortcut(event, state)).toBeNull()
  })
})
