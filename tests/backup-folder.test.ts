import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFolder, putPictures } from '../scripts/backup-folder'
import { BACKUP_VERSION } from '../worker/contracts/backup/exports'

/** The smallest whole GIF. */
const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICTAEAOw==', 'base64')
const made: string[] = []

/** A backup with three members and a setting. */
async function aFolder(
  change: { users?: string; settings?: string | null; manifest?: object } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'moraine-backup-'))
  made.push(folder)
  for (const part of ['tables', 'pictures']) await mkdir(join(folder, part))
  const { users = '{"id":1}\n{"id":2}\n{"id":3}\n', settings = '{"name":"prices"}\n' } = change
  await writeFile(join(folder, 'tables/users.ndjson'), users)
  if (settings !== null) await writeFile(join(folder, 'tables/site_settings.ndjson'), settings)
  const tables = [
    { name: 'users', rows: 3 },
    { name: 'site_settings', rows: 1 },
  ]
  const manifest = { version: BACKUP_VERSION, exportedAt: 1, tables, canary: null }
  await writeFile(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, ...change.manifest }),
  )
  return folder
}

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))))

describe('the folder of an export', () => {
  it('opens with all of its rows', async () => {
    const { tables, rowsOf } = await openFolder(await aFolder())
    expect(tables).toEqual(['users', 'site_settings'])
    expect(await Array.fromAsync(rowsOf('users'))).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it.each([
    ['a row is missing', { users: '{"id":1}\n{"id":2}\n' }, 'users has 2 rows instead of 3'],
    ['a row was added', { users: '{"id":1}\n'.repeat(4) }, 'users has 4 rows instead of 3'],
    ['a row is cut', { users: '{"id":1}\n{"id":2}\n{"id"' }, 'row 3 of users is cut'],
    ['a line is no row', { users: '{"id":1}\n7\n{"id":2}\n' }, 'users has a line that is no row'],
    ['a table is missing', { settings: null }, 'ENOENT'],
    ['it has another form', { manifest: { version: 99 } }, 'the form 99'],
  ])('is refused before a row is written when %s', async (_what, change, why) => {
    await expect(aFolder(change).then(openFolder)).rejects.toThrow(why)
  })

  it('gives the bucket images only: no other file, whatever its name, and none that a link points to', async () => {
    const folder = await aFolder()
    const secret = join(folder, 'secret')
    await writeFile(secret, GIF)
    const key = (letter: string, ending: string) => `1-${letter.repeat(26)}-1x1.${ending}`
    const inFolder = (name: string) => join(folder, 'pictures', name)
    await writeFile(inFolder(key('a', 'gif')), GIF)
    await writeFile(inFolder(key('b', 'png')), GIF)
    await writeFile(inFolder(key('c', 'png')), '<script>alert(1)</script>')
    await writeFile(inFolder('notes.txt'), GIF)
    await symlink(secret, inFolder(key('d', 'gif')))
    await mkdir(inFolder(key('e', 'gif')))
    const put: [string, string | undefined][] = []
    const bucket = {
      put: (name: string, _bytes: Uint8Array, options: R2PutOptions) => {
        const { contentType } = options.httpMetadata as R2HTTPMetadata
        put.push([name, contentType])
      },
    } as unknown as R2Bucket
    expect(await putPictures(folder, bucket)).toBe(1)
    expect(put).toEqual([[key('a', 'gif'), 'image/gif']])
  })
})
