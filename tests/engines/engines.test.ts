import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Engine } from './drivers/engine'
import { ENGINES, TOO_OLD } from './engines'
import { note, writeMatrix } from './matrix'
import { OFFLINE_WALK } from './offline-walk'
import { Screen, type Step } from './screen'
import { Signal } from './signal'
import { DESK_WALK, GUEST_WALK, MEMBER_WALK, type Luggage } from './walk'

const LANGS = ['kr', 'cn'] as const

afterAll(writeMatrix)

/** One person's steps in a tab, and what they carry from one to the next; a failed step ends the walk. */
function walkThrough<Luggage>(
  walk: Step<Luggage>[],
  start: () => Promise<{ screen: Screen; luggage: Luggage; close: () => Promise<void> }>,
): void {
  let person: Awaited<ReturnType<typeof start>>
  let isStopped = false
  beforeAll(async () => {
    person = await start()
  })
  afterAll(() => person.close())

  it.each(walk)('%s', async (name, step) => {
    if (isStopped) throw new Error('An earlier step failed')
    const { screen, luggage } = person
    isStopped = true
    try {
      await step(screen, luggage)
      isStopped = false
    } finally {
      note(screen.engine, name, isStopped ? '**failed**' : 'ok')
      for (const [dialog, height] of screen.takeHeights())
        note(screen.engine, `height of ${dialog}`, `${height} px`)
      await screen.keepPicture(`after ${name}`)
    }
  })
}

describe.each(ENGINES)('%s', (_, start) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await start()
  })
  afterAll(() => engine?.close())

  describe.each(LANGS)('in %s', (lang) => {
    const id = Date.now().toString(36).slice(-6)
    const luggage: Luggage = {
      folder: mkdtempSync(join(tmpdir(), 'moraine-engines-')),
      email: `e${lang}${id}@example.com`,
      username: `${lang}${id}`,
      trip: '',
      pid: '',
    }
    afterAll(() => rmSync(luggage.folder, { recursive: true }))

    describe.each([
      ['as a guest', GUEST_WALK],
      ['as a member', MEMBER_WALK],
      ['as an admin', DESK_WALK],
    ])('%s', (_role, walk) => {
      walkThrough(walk, async () => {
        const screen = new Screen(engine.name, await engine.open(), lang, inject('origin'))
        return { screen, luggage, close: () => screen.tab.close() }
      })
    })

    describe('on the road', () => {
      walkThrough(OFFLINE_WALK, async () => {
        const signal = await Signal.to(inject('origin'))
        const screen = new Screen(engine.name, await engine.open(), lang, signal.origin)
        const close = async () => {
          await screen.tab.close()
          signal.close()
        }
        return { screen, luggage: { signal, trip: '', crew: '', bookingId: 0 }, close }
      })
    })
  })
})

it.each(LANGS)(
  'an engine below the floor keeps the page and says what to do (%s)',
  async (lang) => {
    const engine = await TOO_OLD()
    try {
      const screen = new Screen(engine.name, await engine.open(), lang, inject('origin'))
      await screen.goto(`/tour/x-1-${lang}`)
      const { height } = await screen.see({ css: '#shown-message', text: 'site:tooOld' })
      expect(height).toBeGreaterThan(40)
      await screen.press({ css: '#shown-message button' })
      await screen.press({ css: 'main button', text: 'tours:gallery.open' })
      await screen.seeDialog('gallery', 600)
      const scripts = await screen.tab.run(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
            .length,
      )
      expect(scripts).toBe(0)
    } finally {
      await engine.close()
    }
  },
)
