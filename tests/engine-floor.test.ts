import { expect, it } from 'vitest'
import { BUILD_TARGET } from '../scripts/engines/floor.ts'
import { newerCalls } from '../scripts/engines/newer-calls.ts'
import { newerCss } from '../scripts/engines/newer-css.ts'

const ofScript = (script: string) => newerCalls(script).map((found) => found.replace(/ \(.*/, ''))
const ofSheet = (css: string) => newerCss(css).map((found) => found.replace(/ \(.*/, ''))

it.each([
  ['URL.canParse(a)', 'URL.canParse'],
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Response.json({})', 'Response.json'],
  ['AbortSignal.any([a, b])', 'AbortSignal.any'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['Promise.try(a)', 'Promise.try'],
  ['a.getHTML()', 'getHTML'],
  ['a.checkVisibility()', 'checkVisibility'],
  ['a.bytes()', 'bytes'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['globalThis.requestIdleCallback(a)', 'requestIdleCallback'],
  ['new URLPattern(a)', 'URLPattern'],
  ['new CloseWatcher()', 'CloseWatcher'],
])('%s is above the floor', (script, name) => {
  expect(ofScript(script)).toEqual([name])
})

it.each([
  'a.toSorted(); a.toSpliced(1, 1); a.with(0, b); a.findLast(b); a.at(-1); structuredClone(a)',
  'a.map(b).filter(c).isWellFormed()',
  '`requestIdleCallback` in globalThis ? requestIdleCallback(a) : setTimeout(a)',
  'if (typeof URL.canParse == "function") URL.canParse(a)',
  'a.checkVisibility?.()',
  'function f() { if (!a.checkVisibility) return; a.checkVisibility() }',
])('%s is not', (script) => {
  expect(ofScript(script)).toEqual([])
})

it.each([
  ['a{float:inline-start}', 'float: inline-start'],
  ['a{color:light-dark(#000,#fff)}', 'light-dark()'],
  ['a{interpolate-size:allow-keywords}', 'interpolate-size'],
  ['a:has-slotted{color:red}', ':has-slotted'],
  ['@scope (a){b{color:red}}', '@scope'],
  ['a{height:if(media(print):1px)}', 'if()'],
])('the style %s is above the floor', (css, name) => {
  expect(ofSheet(css)).toContain(name)
})

it.each([
  'a:has(b){color:color-mix(in srgb,red,blue);height:100dvh}',
  '@supports (position-area:bottom){a{position-area:bottom}}',
  'a{text-wrap:balance}',
])('the style %s is not', (css) => {
  expect(ofSheet(css)).toEqual([])
})

it('the build lowers syntax to the same engines', () => {
  expect(BUILD_TARGET).toEqual(['chrome111', 'firefox128', 'safari16.4'])
})
