import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { BUILT_CONFIG } from '../../scripts/build.ts'
import { ROOT } from '../../scripts/tools.ts'
import { DEFAULT_HEADERS } from '../../worker/http/security-headers.ts'

const CLIENT = join(ROOT, 'dist/client')
const origin = inject('origin')
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String)
const oneOf = (folder: string, end: string) =>
  `/${folder}/${readdirSync(join(CLIENT, folder)).find((name) => name.endsWith(end))}`

it('Every kind of file that is served without the worker has the headers of every response', async () => {
  const shared = [oneOf('preview', '.jpg'), oneOf('icons', '.png')]
  const own = [
    '/favicon.ico',
    oneOf('assets', '.js'),
    oneOf('assets', '.css'),
    oneOf('cars', ''),
    oneOf('video', ''),
  ]
  for (const path of [...shared, ...own]) {
    const { status, headers } = await fetch(origin + path)
    const said = Object.fromEntries(
      Object.keys(DEFAULT_HEADERS).map((name) => [name, headers.get(name)]),
    )
    const expected = {
      ...DEFAULT_HEADERS,
      ...(shared.includes(path) && { 'cross-origin-resource-policy': 'cross-origin' }),
    }
    expect([path, status, said]).toEqual([path, 200, expected])
    expect([path, headers.get('strict-transport-security')]).toEqual([
      path,
      expect.stringMatching(/^max-age=63072000;/),
    ])
  }
})

it('No file but the bare shell lies where the worker answers first', () => {
  const built = JSON.parse(readFileSync(BUILT_CONFIG, 'utf8')) as {
    assets: { run_worker_first: string[] }
  }
  // A star matches any characters, slashes too.
  const globs = built.assets.run_worker_first.map(
    (glob) => new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
  )
  const isWorkers = (path: string) => globs.some((glob) => glob.test(path))
  const files = filesIn(CLIENT).map((file) => `/${file}`)
  expect(['/', '/kr', '/tour/x-1-ca', '/api/forum', '/img/1'].filter(isWorkers)).toHaveLength(5)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(isWorkers)).toEqual(['/index.html'])
})

it('Files that only the build needs are not served', async () => {
  for (const path of [
    '/.vite/manifest.json',
    '/.dev.vars',
    '/wrangler.json',
    '/_headers',
    '/.assetsignore',
    '/index.html',
  ])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
})

it('The API serves the description that the build has read off its routes', async () => {
  const served = await fetch(`${origin}/api/openapi.json`)
  const { info, paths, components } = await served.json<{
    info: object
    paths: object
    components: { schemas: object }
  }>()
  expect(info).toMatchObject({ title: 'Moraine API' })
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/openapi.json', '/search', '/health']),
  )
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'Tour']))
  expect(await (await fetch(`${origin}/api/docs`)).text()).toContain('This document')
})

it('The build contains no secrets', () => {
  expect(filesIn(join(ROOT, 'dist')).filter((name) => name.includes('.dev.vars'))).toEqual([])
})

it('The first wave of a page without a form holds no checks of forms, and a mailed link’s page neither', async () => {
  const codeOf = (file: string) => readFileSync(join(CLIENT, file), 'utf8')
  const waveOf = async (path: string) => {
    const page = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
    return /data-entry="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? []
  }
  const hasChecks = (file: string) => codeOf(file).includes('._zod')
  for (const path of ['/kr', '/travel-ca', '/tour/x-1-cn', '/trip/000000000000-ca']) {
    const files = await waveOf(path)
    expect([path, files.length > 5, files.filter(hasChecks)]).toEqual([path, true, []])
  }
  expect((await waveOf('/contact-ca')).filter(hasChecks)).toHaveLength(1)
})
