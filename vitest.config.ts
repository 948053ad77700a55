import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { contentPages } from './scripts/vite/content-pages'
import { selfSignedCertificate } from './tests/support/certificate'

/** A deployment's are random. */
const TEST_SECRETS = {
  SESSION_SECRET: 'test-key-0123456789abcdef0123456789abcdef',
  PEPPER: 'test-pepper-0123456789abcdef0123456789abcdef',
  BASE_URL: 'https://moraine.example',
  LIMITS: 'production',
  PAGE_MEMO_MS: '0',
  MAIL_TRANSPORT: 'none',
}

/**
 * A key and certificate that the runtime's sockets trust and the tests' mail servers present. A runtime reads its
 * trusted certificates once, when it loads, but this file is loaded once per project: hence one file per run.
 */
process.env['MAIL_PEER_PEM'] ??= writePem(selfSignedCertificate('localhost'))

function writePem({ key, cert }: { key: string; cert: string }): string {
  const file = join(mkdtempSync(join(tmpdir(), 'moraine-tests-')), 'mail-peer.pem')
  writeFileSync(file, key + cert, { mode: 0o600 })
  return file
}

const authorities = process.env['NODE_EXTRA_CA_CERTS']
process.env['NODE_EXTRA_CA_CERTS'] = process.env['MAIL_PEER_PEM']
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin')
if (authorities === undefined) delete process.env['NODE_EXTRA_CA_CERTS']
else process.env['NODE_EXTRA_CA_CERTS'] = authorities

/** Real local stores for the worker, and mail servers beside it. */
const workerPlugins = () => [
  contentPages(),
  cloudflareTest(async () => ({
    wrangler: { configPath: './wrangler.toml' },
    miniflare: {
      bindings: { ...TEST_SECRETS, TEST_MIGRATIONS: await readD1Migrations('./migrations') },
    },
  })),
]
/** Other modules of accounts import it by this name; only a test of the cost itself names the real file. */
const CHEAP_PASSWORDS = {
  find: /^\.\/password-cost$/,
  replacement: join(import.meta.dirname, 'tests/support/cheap-password-cost.ts'),
}
const CHECK_LOGS = './tests/support/check-logs.ts'
const workerSetup = {
  globalSetup: ['./tests/support/mail-peers.ts'],
  setupFiles: ['./tests/support/migrate.ts', './tests/support/steady-clock.ts', CHECK_LOGS],
}
const FAULTS_SEED = Number(process.env['FAULTS_SEED'] ?? 20261121)
const FAULTS_SCALE = Number(process.env['FAULTS_SCALE'] ?? 1)

export default defineConfig({
  test: {
    // Of a test that passes nothing is printed; its slow ones are of no interest where a machine is busy.
    silent: 'passed-only',
    slowTestThreshold: 10_000,
    projects: [
      {
        plugins: workerPlugins(),
        resolve: { alias: [CHEAP_PASSWORDS] },
        test: {
          name: 'worker',
          include: [
            'tests/worker/**/*.test.{ts,tsx}',
            'tests/faults/{booking-calls,capacity,clock,database,fuzz,hold-races,late-writes,money-races,money-sequences,refund-races,stores}.test.ts',
          ],
          ...workerSetup,
          // A sample of the faults; `npm run test:faults` runs all.
          provide: { faults: { seed: FAULTS_SEED, scale: 0.03 } },
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        plugins: workerPlugins(),
        resolve: { alias: [CHEAP_PASSWORDS] },
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          globalSetup: [...workerSetup.globalSetup, './tests/faults/support/announce.ts'],
          setupFiles: workerSetup.setupFiles,
          provide: { faults: { seed: FAULTS_SEED, scale: FAULTS_SCALE } },
          // A second isolate is sent all modules of the first in one message, which is too large for its socket.
          isolate: false,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'faults-http',
          include: ['tests/faults/http/*.test.ts'],
          // One site at a time: parallel requests would disturb the measurements.
          fileParallelism: false,
          provide: { faults: { seed: FAULTS_SEED, scale: FAULTS_SCALE } },
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
      {
        plugins: [contentPages()],
        test: {
          name: 'node',
          include: ['tests/web/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles: [CHECK_LOGS],
          // Files share what they import: evaluating it for each took a third of the time.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Each scenario starts wrangler several times: `npm run test:deploy`.
        test: {
          name: 'deploy',
          include: ['tests/deploy/*.test.ts'],
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['./tests/e2e/support/server.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        // Browsers that have to be installed: `npm run test:engines`.
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: ['./tests/e2e/support/server.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
