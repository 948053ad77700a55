/** The login of the tests' SMTP servers. */
export const SMTP_LOGIN = { user: 'moraine', pass: 'p@ss:word' }
