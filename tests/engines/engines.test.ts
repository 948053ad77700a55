import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Engine } from './drivers/engine'
import { ENGINES, TOO_OLD } from './engines'
import { note, writeMatrix } from './matrix'
import { Screen } from './screen'
import { DESK_WALK, GUEST_WALK, MEMBER_WALK, type Luggage } from './walk'

const LANGS = ['kr', 'cn'] as const

afterAll(writeMatrix)

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
      ['a guest', GUEST_WALK],
      ['a member', MEMBER_WALK],
      ['an admin', DESK_WALK],
    ])('as %s', (_role, walk) => {
      let screen: Screen
      let isStopped = false
      beforeAll(async () => {
        screen = new Screen(engine.name, await engine.open(), lang, inject('origin'))
      })
      afterAll(() => screen.tab.close())

      it.each(walk)('%s', async (name, step) => {
        if (isStopped) throw new Error('An earlier step failed')
        isStopped = true
        try {
          await step(screen, luggage)
          isStopped = false
        } finally {
          note(engine.name, name, isStopped ? '**failed**' : 'ok')
          for (const [dialog, height] of screen.takeHeights())
            note(engine.name, `height of ${dialog}`, `${height} px`)
          await screen.keepPicture(`after ${name}`)
        }
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
