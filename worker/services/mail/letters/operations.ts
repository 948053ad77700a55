import { type MailTexts, type Letters, longDate, button, fill, frame, say } from './letter-parts'

export interface OperationsMails {
  /** `changedAt`: UTC ms. */
  bankChanged: { username: string; changedAt: number }
  /** Codes of operations/watch.ts; empty when all problems are solved. */
  alarm: { troubles: string[] }
}

export const operationsLetters: Letters<OperationsMails> = {
  bankChanged(mail, { bankChanged: texts }, { baseUrl }) {
    const values = { ...mail, time: longDate(mail.changedAt, mail.lang, 'short') }
    return frame(texts, values, [button(texts.action, `${baseUrl}/admin/settings/bank`)])
  },
  alarm({ troubles }, { alarm: { bad, good, action, ...sentences } }, { baseUrl }) {
    const { subject, intro } = troubles.length > 0 ? bad : good
    const rows = troubles.map((trouble) => say(sentenceOf(trouble, sentences)))
    return { subject, blocks: [say(intro), ...rows, button(action, `${baseUrl}/admin`)] }
  },
}

/** The sentence for a problem such as `mail.dead` or `job.failed:bin.expire`. */
function sentenceOf(
  trouble: string,
  sentences: Omit<MailTexts['alarm'], 'bad' | 'good' | 'action'>,
): string {
  const [kind = '', job = ''] = trouble.split(':')
  const known: Record<string, string> = {
    'mail.settings': sentences.mailSettings,
    'mail.late': sentences.mailLate,
    'mail.dead': sentences.mailDead,
    'forms.booking': sentences.bookingBusy,
    'forms.contact': sentences.contactBusy,
    'job.failed': sentences.jobFailed,
    'job.late': sentences.jobLate,
    'backup.failed': sentences.backupFailed,
    'backup.late': sentences.backupLate,
  }
  return fill(known[kind] ?? kind, { job })
}
