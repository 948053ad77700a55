import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Ports of one Postfix, by how each of its listeners is configured. */
export type PostfixPorts = Record<keyof typeof LISTENERS, number>

export interface Postfix {
  ports: PostfixPorts
  stop: () => Promise<void>
}

const PROGRAM = '/usr/sbin/postfix'

/** Settings of each listener, as administrators write them. */
const LISTENERS = {
  /** Refuses a name after EHLO that is no full domain. */
  strict: '-o smtpd_helo_restrictions=reject_non_fqdn_helo_hostname,reject_invalid_helo_hostname',
  /** Wants a login. */
  login: '-o { smtpd_sender_restrictions = check_sender_access static:{530 5.7.0 Log in first} }',
  /** Relays no mail. */
  closed: '-o mynetworks= -o smtpd_relay_restrictions=reject_unauth_destination',
  /** Refuses the sender, and says so at the sender. */
  sender:
    '-o smtpd_delay_reject=no -o { smtpd_sender_restrictions = check_sender_access static:{550 5.7.1 Not your address} }',
  /** Refuses the sender, and says so at the recipient. */
  senderLate:
    '-o { smtpd_sender_restrictions = check_sender_access static:{553 5.7.1 Not your address} }',
  /** Knows no such recipient. */
  unknown:
    '-o { smtpd_recipient_restrictions = check_recipient_access static:{550 5.1.1 User unknown} }',
} as const

/** Whether Debian's Postfix is installed, and this user may start it. */
export function hasPostfix(): boolean {
  return existsSync(PROGRAM) && process.getuid?.() === 0
}

/** Starts a Postfix of its own in a temporary folder; it hands every mail on to `relayPort`. */
export async function startPostfix(relayPort: number): Promise<Postfix> {
  const home = mkdtempSync(join(tmpdir(), 'moraine-postfix-'))
  chmodSync(home, 0o755)
  const [conf, queue, data] = ['conf', 'queue', 'data'].map((name) => {
    mkdirSync(join(home, name))
    return join(home, name)
  }) as [string, string, string]
  execFileSync('chown', ['postfix', data])
  const names = Object.keys(LISTENERS) as (keyof typeof LISTENERS)[]
  const ports = await freePorts(names.length)
  const listeners = names.map(
    (name, at) => `127.0.0.1:${ports[at]} inet n - n - - smtpd ${LISTENERS[name]}`,
  )
  writeFileSync(join(conf, 'main.cf'), mainSettings({ queue, data, home, relayPort }))
  writeFileSync(join(conf, 'master.cf'), `${[...listeners, ...SERVICES].join('\n')}\n`)
  const running = spawn(PROGRAM, ['-c', conf, 'start-fg'], { stdio: 'ignore' })
  const hasEnded = new Promise((resolve) => running.once('exit', resolve))
  return {
    ports: Object.fromEntries(names.map((name, at) => [name, ports[at] ?? 0])) as PostfixPorts,
    async stop() {
      running.kill()
      await hasEnded
      rmSync(home, { recursive: true, force: true })
    },
  }
}

interface Places {
  queue: string
  data: string
  home: string
  relayPort: number
}

function mainSettings({ queue, data, home, relayPort }: Places): string {
  return `compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
maillog_file = ${home}/log
maillog_file_prefixes = ${home}
myhostname = relay.example.com
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
alias_maps =
alias_database =
local_recipient_maps =
smtpd_tls_security_level = none
smtp_dns_support_level = disabled
relayhost = [127.0.0.1]:${relayPort}
`
}

const SERVICES = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'smtp unix - - n - - smtp',
  'error unix - - n - - error',
  'anvil unix - - n - 1 anvil',
  'proxymap unix - - n - - proxymap',
  'tlsmgr unix - - n 1000? 1 tlsmgr',
  'postlog unix-dgram n - n - 1 postlogd',
]

/** Ports that were free a moment ago. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise<typeof server>((resolve) =>
        server.listen(0, '127.0.0.1', () => resolve(server)),
      )
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
