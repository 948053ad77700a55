import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explain, meaningOf, Problem } from '../scripts/failures.ts'
import { demoHints } from '../scripts/demo-hints.ts'
import { fingerprint } from '../scripts/fingerprint.ts'
import { ensureLocalSecrets, inPlace, requireWritable } from '../scripts/local.ts'
import { ROOT, tailOf } from '../scripts/tools.ts'

const CLI = join(ROOT, 'scripts/cli.js')

/** A command's output for a person, and its exit code. */
async function command(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, output: output.trim() }
}

describe('a start that cannot be', () => {
  it.each(['start', 'dev'])(
    'says in one sentence that the port is taken, before it builds: npm run %s',
    async (name) => {
      const other = createServer().listen(0, '127.0.0.1')
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const { code, output } = await command([CLI, name], { PORT: String(port) })
      other.close()
      expect(code).toBe(1)
      expect(output).toBe(
        `Port ${port} is taken by another program. Choose another one, such as PORT=${port + 1}.`,
      )
    },
  )

  it.each(['abc', '0', '70000', '80.5'])(
    'says in one sentence that PORT=%s is no port',
    async (PORT) => {
      const { code, output } = await command([CLI, 'start'], { PORT })
      expect(code).toBe(1)
      expect(output).toBe(`PORT is "${PORT}", which is no port. Use a number from 1 to 65535.`)
    },
  )

  it('says in one sentence which Node it needs', async () => {
    const old = `Object.defineProperty(process.versions, 'node', { value: '18.20.4' }); process.argv = ['node', 'cli.js', 'start'];`
    const { code, output } = await command(
      ['--input-type=module', '-e', `${old} await import('./scripts/cli.js')`],
      {
        MORAINE_PINNED_NODE: '1',
      },
    )
    expect(code).toBe(1)
    expect(output).toBe('Moraine needs Node 22.18 or newer; this is 18.20.4.')
  })

  it('says in one sentence that nothing can be written to the folder', () => {
    const missing = join(tmpdir(), 'no-such-folder')
    expect(() => requireWritable(missing)).toThrow(`Nothing can be written to ${missing}.`)
  })
})

describe('a first start', () => {
  it('that is interrupted leaves nothing half-filled: the next one starts again', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'moraine-first-start-'))
    const state = join(parent, 'state')
    const fillHalf = async (folder: string) => {
      writeFileSync(join(folder, 'tours'), 'some')
      throw new Error('interrupted')
    }
    await expect(inPlace(state, fillHalf)).rejects.toThrow('interrupted')
    expect(existsSync(state)).toBe(false)
    await inPlace(state, async (folder) => writeFileSync(join(folder, 'members'), 'all'))
    expect(readdirSync(parent)).toEqual(['state'])
    expect(readdirSync(state)).toEqual(['members'])
    rmSync(parent, { recursive: true })
  })
})

describe('a failure that the system names', () => {
  it.each([
    ["EACCES: permission denied, open '/srv/moraine/.dev.vars'", '/srv/moraine/.dev.vars'],
    ["EROFS: read-only file system, mkdir '/srv/moraine/dist'", 'read-only'],
    ['ENOSPC: no space left on device, write', 'The disk is full.'],
    ['SqliteError: database or disk is full', 'The disk is full.'],
  ])('is told without a stack: %s', (message, part) => {
    const sentence = explain(new Error(message))
    expect(sentence).toContain(part)
    expect(sentence).not.toContain('\n')
  })

  it('is found in the output of a tool, too', () => {
    expect(
      meaningOf('error during build:\nError: ENOSPC: no space left on device\n    at write'),
    ).toContain('disk is full')
    expect(meaningOf('error during build:\nSyntaxError: Unexpected token')).toBeNull()
  })

  it('is told with what to do when it is ours', () => {
    expect(explain(new Problem('Port 1 is taken.'))).toBe('Port 1 is taken.')
  })
})

describe('what a start prints', () => {
  it('ends with the address and the accounts, after few lines', () => {
    const lines = demoHints('http://localhost:1').split('\n')
    expect(lines.length).toBeLessThan(8)
    expect(lines.at(-2)).toContain('http://localhost:1')
    expect(lines.at(-1)).toContain('moraine!admin')
  })

  it('shows of a failed tool the last lines that say something', () => {
    expect(tailOf('one\n\n\u001B[31mtwo\u001B[0m\n    at file.ts:1\nthree\n', 2)).toBe(
      '    two\n    three',
    )
  })
})

describe('the page that the dev server completes', () => {
  it('names its files from the root: it is also served below it', () => {
    const html = readFileSync(join(ROOT, 'web/index.html'), 'utf8')
    const files = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, file]) => file)
    expect(files).toContain('/client.ts')
    expect(files.filter((file) => !file?.startsWith('/'))).toEqual([])
  })
})

describe('local secrets', () => {
  it('are added where they are missing, and kept where they are', () => {
    const folder = mkdtempSync(join(tmpdir(), 'moraine-secrets-'))
    const file = join(folder, '.dev.vars')
    writeFileSync(file, 'PEPPER=mine\nRESEND_API_KEY=key', { mode: 0o600 })
    ensureLocalSecrets(file)
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/^PEPPER=mine\nRESEND_API_KEY=key\nSESSION_SECRET=[\w-]{48}\n$/)
    expect(statSync(file).mode & 0o077).toBe(0)
    ensureLocalSecrets(file)
    expect(readFileSync(file, 'utf8')).toBe(text)
    rmSync(folder, { recursive: true })
  })
})

describe('what was built already', () => {
  it('is told by the contents of its inputs and by their names', () => {
    const folder = mkdtempSync(join(ROOT, '.tmp-fingerprint-'))
    const path = folder.slice(ROOT.length + 1)
    try {
      writeFileSync(join(folder, 'a.ts'), '1')
      const first = fingerprint([path])
      expect(fingerprint([path])).toBe(first)
      expect(fingerprint([path], ['staging'])).not.toBe(first)
      writeFileSync(join(folder, 'routes.gen.ts'), 'made by the build')
      expect(fingerprint([path])).toBe(first)
      writeFileSync(join(folder, 'a.ts'), '2')
      expect(fingerprint([path])).not.toBe(first)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
