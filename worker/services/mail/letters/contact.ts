import type { Lang } from '../../../contracts/languages'
import {
  type Letters,
  languageName,
  button,
  fill,
  frame,
  say,
  facts,
  labelled,
} from './letter-parts'

/** The subject of an inquiry; null if the sender named none. */
export interface InquiredTrip {
  tour: { id: number; name: string } | null
  people: number | null
  /** YYYY-MM-DD */
  date: string | null
}

export interface ContactMails {
  contactConfirmation: { reference: string }
  contactEnquiry: {
    reference: string
    sender: string
    subject: string
    text: string
    pageLang: Lang
    trip?: InquiredTrip
  }
  /** An admin's answer; `quote` is the text that it answers. */
  inboxAnswer: { subject: string; reference: string | null; text: string; quote: string }
}

export const contactLetters: Letters<ContactMails> = {
  contactConfirmation: (mail, { contactConfirmation: texts }) =>
    frame(texts, mail, [facts([texts.reference, mail.reference])]),
  contactEnquiry(mail, { contactEnquiry: texts, tour: tourLabel }, { baseUrl }) {
    const { reference, sender, subject, text, pageLang, lang, trip } = mail
    const labels = { tour: tourLabel, people: texts.people, date: texts.date }
    return {
      subject: fill(texts.subject, { reference, subject }),
      blocks: [
        say(texts.intro),
        facts(
          [texts.reference, reference],
          [texts.sender, sender],
          [texts.title, subject],
          ...labelled(labels, tripValues(trip)),
          [texts.language, languageName(pageLang, lang)],
        ),
        { kind: 'quote', text },
        ...(trip?.tour ? [button(texts.openTour, `${baseUrl}/tour/${trip.tour.id}`)] : []),
      ],
    }
  },
  inboxAnswer({ subject, reference, text, quote }, { inboxAnswer: texts }) {
    const values = { subject: subject.replace(/^(?:re:\s*)+/i, ''), reference }
    return {
      subject: fill(reference === null ? texts.subject : texts.subjectWithReference, values),
      blocks: [{ kind: 'text', text }, say(texts.quote), { kind: 'quote', text: quote }],
    }
  },
}

function tripValues(trip: InquiredTrip | undefined) {
  const people = trip?.people ? String(trip.people) : null
  return { tour: trip?.tour?.name, people, date: trip?.date }
}
