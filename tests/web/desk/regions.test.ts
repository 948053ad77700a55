import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { regionsForm } from '../../../web/desk/settings/regions-form'
import { FIRST_SETTINGS } from '../../../worker/contracts/settings/first-settings'
import { isRegionSlug, nextRegionId, PAGE_NAMES } from '../../../worker/contracts/settings/regions'

const ROUTES = new URL('../../../web/routes/', import.meta.url)
const draftOf = (...added: { id: number; slug: string }[]) => ({
  regions: [
    ...FIRST_SETTINGS.regions,
    ...added.map((region) => ({
      ...region,
      name: { kr: '새', ca: 'New', cn: '新' },
      isShown: true,
      hasPickup: false,
    })),
  ],
})

describe('the address of a region', () => {
  it('is never that of a page', () => {
    const pages = readdirSync(ROUTES)
      .filter((file) => /^[a-z]/.test(file))
      .map((file) => file.split(/[._]/)[0] ?? '')
      .filter((name) => name !== 'index')
    expect(pages.filter((name) => isRegionSlug(name))).toEqual([])
    expect(PAGE_NAMES.filter((name) => isRegionSlug(name))).toEqual([])
  })
})

describe('the form of the regions', () => {
  it.each([[['edson', 'edson']], [['']], [['tour']]])('has a fault with %j', (slugs) => {
    const draft = draftOf(...slugs.map((slug, index) => ({ id: 100 + index, slug })))
    expect(regionsForm.findFaults(draft)).toEqual({ regions: 'region' })
  })

  it('numbers the next one apart from those of releases', () => {
    expect(nextRegionId(FIRST_SETTINGS.regions)).toBe(100)
    expect(nextRegionId(draftOf({ id: 103, slug: 'jasper' }).regions)).toBe(104)
  })

  it('keeps a region that earlier values do not have', () => {
    const taken = regionsForm.takeOver?.(draftOf(), draftOf({ id: 100, slug: 'jasper' }))
    expect(taken?.regions.at(-1)).toMatchObject({ id: 100, slug: 'jasper' })
  })
})
