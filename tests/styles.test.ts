import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const WEB = resolve(import.meta.dirname, '../web')

it.each(['styles.css', 'desk/desk.css'])('%s scans and excludes folders that exist', (sheet) => {
  const css = readFileSync(join(WEB, sheet), 'utf8')
  const folders = [...css.matchAll(/@source (?:not )?'([^'*]*)/g)].map(([, path = '']) =>
    join(dirname(join(WEB, sheet)), path),
  )
  expect(folders.length).toBeGreaterThan(0)
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([])
})

it('visitors do not load the classes of the desk', () => {
  expect(readFileSync(join(WEB, 'styles.css'), 'utf8')).toContain("@source not './desk'")
})
