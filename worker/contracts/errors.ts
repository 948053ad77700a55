/** Every named failure of the API with its HTTP status. Each code is a key of errors.json. */
export const ERROR_STATUS = {
  Malformed: 400,
  PlzLogin: 401,
  LoginFailed: 401,
  SessionExpired: 401,
  INCORRECT_CODE: 401,
  ResetLinkInvalid: 401,
  OldPasswordIncorrect: 401,
  AdminOnly: 403,
  ReloginNeeded: 403,
  WriteLimit: 403,
  EmailNotVerified: 403,
  NotYours: 403,
  PrivatePost: 403,
  AccountBanned: 403,
  NewPasswordNeeded: 403,
  TopicLocked: 403,
  ForeignOrigin: 403,
  NotFound: 404,
  EMAIL_DOES_NOT_EXIST: 404,
  MethodNotAllowed: 405,
  BodyTimeout: 408,
  UsernameInUse: 409,
  EmailInUse: 409,
  EMAIL_ALREADY_VERIFIED: 409,
  TourNameInUse: 409,
  EditConflict: 409,
  TourNotReady: 409,
  ImagePresent: 409,
  TourAlreadyShown: 409,
  LastSuperUser: 409,
  SuperUserBySetting: 409,
  RequestInProgress: 409,
  ThreadChanged: 409,
  SavedReplyNameInUse: 409,
  BackupKeyMissing: 409,
  BackupRunning: 409,
  TooLarge: 413,
  WrongType: 415,
  ImageInvalid: 415,
  Invalid: 422,
  UsernameSpecialChar: 422,
  UsernameReserved: 422,
  EmailInvalid: 422,
  EmailReserved: 422,
  PasswordInvalid: 422,
  PasswordTooCommon: 422,
  PasswordMismatch: 422,
  SpamPreventionIncorrect: 422,
  IncorrectAnswer: 422,
  WriteTitle: 422,
  WriteContent: 422,
  WriteMin: 422,
  TextTooLong: 422,
  TagTooLong: 422,
  NestedTooDeep: 422,
  TableTooWide: 422,
  TableTooLarge: 422,
  TooMuchMarkup: 422,
  SubjectMin: 422,
  TourNameInvalid: 422,
  PublishTimePast: 422,
  OfferEndMissing: 422,
  RegularPriceMissing: 422,
  RegularPriceTooLow: 422,
  NotAnImageOfTour: 422,
  ImageUrlForeign: 422,
  TooManyImages: 422,
  VideoInvalid: 422,
  KeyReused: 422,
  PlaceholderUnknown: 422,
  TextNotAllowed: 422,
  TooManyRequests: 429,
  INTERNAL_SERVER_ERROR: 500,
  Unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** Error codes by the field's path in the request body. */
export type FieldErrors = Record<string, string>

export interface ErrorBody {
  code: ErrorCode
  msg: string
  fields?: FieldErrors
  requestId?: string
  [extra: string]: unknown
}

export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, value)
}
