import { join } from 'node:path'
import { runnerImport } from 'vite'
import { baseUrlProblem } from '../base-url.ts'
import { ROOT } from '../tools.ts'
import { invalidSettings } from '../invalid-settings.ts'
import type { Names } from './names.ts'
import { isPlaceholder, type Preflight } from './preflight.ts'

/** Errors in the built-in settings, and remaining placeholders. */
export async function checkSettings({ vars }: Names): Promise<Omit<Preflight, 'unsure'>> {
  const baseUrl = vars['BASE_URL'] ? baseUrlProblem(vars['BASE_URL']) : null
  return {
    stops: [...(baseUrl ? [`BASE_URL ${baseUrl}`] : []), ...(await invalidSettings(vars))],
    open: [...openVariables(vars), ...(await openFacts())],
  }
}

function openVariables(vars: Names['vars']): string[] {
  const mail = ['MAIL_FROM', 'COMPANY_EMAIL'].filter((name) => isPlaceholder(domainOf(vars[name])))
  return [
    ...(vars['BASE_URL']
      ? []
      : ['BASE_URL is empty: links in mails and for search engines use the address that is asked']),
    ...mail.map((name) => `${name} is a placeholder: ${vars[name] ?? ''}`),
    ...(vars['SUPER_USERS']
      ? []
      : [
          'SUPER_USERS is empty: no account becomes an admin by registering (npm run admin makes one)',
        ]),
    ...companyAdmins(vars).map(
      (address) => `SUPER_USERS names ${address}: no account can have an address of the company`,
    ),
  ]
}

/** Addresses of SUPER_USERS that cannot be registered, because the company uses them. */
function companyAdmins(vars: Names['vars']): string[] {
  const own = ['MAIL_FROM', 'COMPANY_EMAIL'].map((name) => (vars[name] ?? '').toLowerCase())
  const named = (vars['SUPER_USERS'] ?? '').split(',').map((address) => address.trim())
  return named.filter((address) => address !== '' && own.includes(address.toLowerCase()))
}

function domainOf(address = ''): string {
  return /@([^@>\s]+)/.exec(address)?.[1] ?? ''
}

/** First values of settings that a customer would act on. */
async function openFacts(): Promise<string[]> {
  const { module } = await runnerImport<
    typeof import('../../worker/contracts/settings/first-settings.ts')
  >(join(ROOT, 'worker/contracts/settings/first-settings.ts'), {
    configFile: false,
    logLevel: 'error',
  })
  const { bank, company } = module.FIRST_SETTINGS
  const { bankName } = bank.canadian
  return [
    ...(/example/i.test(bankName)
      ? [
          `The first bank account is the demo's (${bankName}), unless it was changed at /admin/settings/bank`,
        ]
      : []),
    ...(isPlaceholder(domainOf(company.email))
      ? [
          `The first e-mail is a placeholder, unless it was changed at /admin/settings/company: ${company.email}`,
        ]
      : []),
  ]
}
