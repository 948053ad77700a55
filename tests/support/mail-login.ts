/** What the SMTP servers beside the tests ask for. */
export const SMTP_LOGIN = { user: 'moraine', pass: 'p@ss:word' }
