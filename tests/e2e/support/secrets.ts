import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'

/** The passwords that a member types, in order. */
export const PASSWORDS = { first: 'larch!2731', second: 'Glacier#84', third: 'spruce$559' }
/** The site's data in the browser: storages, databases, caches, cookies that scripts see, the history's state. */
function storesOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        records.push(
          name,
          store,
          await settled(database.transaction(store).objectStore(store).getAll()),
        )
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        records.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      records,
      history.state,
    ])
  })
}

/** Fails when a password or a token is in any storage that outlives the page. */
export async function expectNothingSecretStored(page: Page): Promise<void> {
  const stored = await storesOf(page)
  const cookies = await page.context().cookies()
  const all = stored + JSON.stringify(cookies.filter(({ httpOnly }) => !httpOnly))
  for (const password of Object.values(PASSWORDS)) {
    expect(all).not.toContain(password)
    expect(JSON.stringify(cookies)).not.toContain(password)
  }
  expect(all).not.toMatch(/eyJ|accessToken|"password"/)
  const { loginData } = await page.evaluate(() => ({
    loginData: localStorage.getItem('loginData'),
  }))
  if (loginData)
    expect(Object.keys(JSON.parse(loginData) as object).toSorted()).toEqual([
      'email',
      'expiresAt',
      'isSuperUser',
      'lacksSecondFactor',
      'role',
      'username',
    ])
}

/** A browser's requests, without the bodies. */
export function recordRequests(page: Page): string[] {
  const lines: string[] = []
  page.on('request', (request) => {
    // The browser keeps the fragment to itself; the library adds it.
    const [address = ''] = request.url().split('#')
    lines.push(`${request.method()} ${address}`, JSON.stringify(request.headers()))
  })
  return lines
}

/** Fails if a mailed link's key is in the requests, in storage that outlives the page, or in the server's log. */
export async function expectKeyNowhere(page: Page, key: string, lines: string[]): Promise<void> {
  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => line.includes(key))).toEqual([])
  expect(new URL(page.url()).hash).toBe('')
  expect(await storesOf(page)).not.toContain(key)
  await expectNothingSecretStored(page)
  if (inject('serverLog')) expect(readFileSync(inject('serverLog'), 'utf8')).not.toContain(key)
}
