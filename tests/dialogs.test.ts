import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { dialogClass, dialogContentClass, type DialogLook } from '../web/ui/dialog-look'

/**
 * WebKit takes a percentage of a dialog's height as 0 where other engines take it as none, and a dialog without a
 * maximum of its own has the browser's, which is a percentage. `npm run test:engines` measures the heights.
 */
const WEB = resolve(import.meta.dirname, '../web')
const LOOKS = ['centre', 'top', 'sheet', 'wide', 'aside', 'full', 'lightbox'] satisfies DialogLook[]
const PERCENTAGES = /(?<![\w-])(?:min-|max-)?h-(?:full|\[inherit\]|\[[^\]]*%[^\]]*\]|\d+\/\d+)/g

const screens = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

it.each(LOOKS)('a dialog of the look %s is as high as parts of the viewport', (look) => {
  expect(dialogClass(look)).toMatch(/(?:^|[ :])(?:max-h-\[[^\]]*dvh[^\]]*\]|h-dvh)(?: |$)/)
  expect(dialogClass(look).match(PERCENTAGES)).toBeNull()
  expect(dialogContentClass(look).match(PERCENTAGES)).toBeNull()
})

it('every dialog has one of the looks', () => {
  const own = screens.filter(({ text }) => /<dialog\b/.test(text)).map(({ file }) => file)
  expect(own).toEqual(['ui/dialog.tsx'])
})

it('no screen with a dialog has a height in percent, except in a lightbox, whose height is given', () => {
  const concerned = screens.filter(({ text }) => /<(?:\w*Dialog)\b/.test(text))
  expect(concerned.length).toBeGreaterThan(30)
  const found = concerned
    .filter(({ text }) => !text.includes('look="lightbox"'))
    .flatMap(({ file, text }) => (text.match(PERCENTAGES) ?? []).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

it('no maximum is inherited or a percentage of one', () => {
  const found = screens.flatMap(({ file, text }) =>
    (text.match(/max-h-(?:full|\[inherit\]|\[[^\]]*%[^\]]*\])/g) ?? []).map(
      (name) => `${file}: ${name}`,
    ),
  )
  expect(found).toEqual([])
})
