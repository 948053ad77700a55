import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  deleteDraft,
  deleteDrafts,
  ofTab,
  readDraft,
  writeDraft,
} from '../../../web/platform/drafts/drafts'

/** An in-memory storage; `isFull` makes it throw on writes. */
function aStorage() {
  const stored = new Map<string, string>()
  const storage = {
    isFull: false,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
    keys: () => [...stored.keys()],
  }
  return storage
}

let storage: ReturnType<typeof aStorage>
beforeEach(() => {
  storage = aStorage()
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

describe('a draft', () => {
  it('is stored by name until it is deleted', () => {
    expect(readDraft('topic:1')).toBeNull()
    expect(writeDraft('topic:1', { title: 'Larches', content: '' })).toBe(true)
    expect([readDraft('topic:1'), readDraft('topic:2')]).toEqual([
      { title: 'Larches', content: '' },
      null,
    ])
    deleteDraft('topic:1')
    expect([readDraft('topic:1'), storage.keys()]).toEqual([null, []])
  })

  it('reports when the browser cannot store it', () => {
    storage.isFull = true
    expect(writeDraft('topic:1', { title: 'x' })).toBe(false)
    Reflect.deleteProperty(globalThis, 'localStorage')
    expect([writeDraft('topic:1', {}), readDraft('topic:1')]).toEqual([false, null])
    expect(() => deleteDraft('topic:1')).not.toThrow()
  })

  it.each(['', '{', '7', 'null', '"text"'])('is null when %j is stored', (text) => {
    storage.setItem('draft:topic:1', text)
    expect(readDraft('topic:1')).toBeNull()
  })

  it('of a tab is not in the browser’s lasting storage, and goes with a logout too', () => {
    const ofThisTab = aStorage()
    Object.defineProperty(globalThis, 'sessionStorage', { value: ofThisTab, configurable: true })
    writeDraft(ofTab('booking:1'), { name: 'Kim' })
    expect(readDraft(ofTab('booking:1'))).toEqual({ name: 'Kim' })
    expect(storage.keys()).toEqual([])
    for (const each of [storage, ofThisTab])
      for (const key of each.keys())
        Object.defineProperty(each, key, { enumerable: true, value: 1 })
    deleteDrafts()
    expect(ofThisTab.keys()).toEqual([])
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
})
