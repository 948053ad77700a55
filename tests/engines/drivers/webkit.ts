import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../scripts/serve.ts'
import { PHONE, type Engine, type Key, type Tab } from './engine.ts'

const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', End: '\uE010' }
/** The name under which WebDriver passes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Call = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>

/**
 * WebKitGTK by its own WebDriver. Its MiniBrowser is never narrower than some 500 px, unless it fills its screen: hence
 * a screen of a phone's size.
 */
export async function startWebKit(): Promise<Engine> {
  const [program] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')
  if (!program || !existsSync('/usr/bin/WebKitWebDriver') || !existsSync('/usr/bin/Xvfb'))
    throw new Error('WebKitGTK is missing: apt-get install webkit2gtk-driver xvfb')
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${PHONE.width}x${PHONE.height}x24`],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const display = await firstLine(screen)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  const call = callerOf(port)
  await untilListening(() => call('GET', '/status'))
  const openTab = () => openSession(call, program)
  const first = await openTab()
  await first.close()
  return {
    name: `WebKitGTK ${first.version}`,
    open: openTab,
    close: async () => {
      driver.kill()
      screen.kill()
    },
  }
}

async function openSession(call: Call, program: string): Promise<Tab & { version: string }> {
  const options = { binary: program, args: ['--automation', '--full-screen'] }
  const { sessionId, capabilities } = await call<{
    sessionId: string
    capabilities: { browserVersion: string }
  }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...PHONE })
  await call('POST', `${session}/timeouts`, { script: 30_000, pageLoad: 60_000 })
  const strike = (keys: string[]) =>
    call<void>('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  return {
    version: capabilities.browserVersion,
    goto: (url) => call('POST', `${session}/url`, { url }),
    run: (body, ...args) =>
      call('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]
          Promise.resolve((${String(body)})(...${JSON.stringify(args)})).then(done)`,
        args: [],
      }),
    press: (x, y) =>
      call('POST', `${session}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'pointer',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: (text) => strike(Array.from(text)),
    key: (name) => strike([KEYS[name]]),
    choose: async (selector, file) => {
      const query = { using: 'css selector', value: selector }
      const found = await call<Record<string, string>>('POST', `${session}/element`, query)
      await call('POST', `${session}/element/${found[ELEMENT]}/value`, { text: file })
    },
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => call('DELETE', session),
  }
}

function callerOf(port: number): Call {
  return async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json<{ value: never }>()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}

async function untilListening(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isThere = await ask().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

function firstLine({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) =>
    stdout?.once('data', (line: Buffer) => resolve(String(line).trim())),
  )
}
