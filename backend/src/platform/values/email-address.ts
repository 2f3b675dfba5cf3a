/** Blanks, control, format and replacement characters, lone surrogates, invisible letters: they hide in an address. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Cs}\ufffd\p{Default_Ignorable_Code_Point}]`;
/** A label of a domain; letters of any script, because a domain may be written in Unicode. */
const LABEL = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?`;

/** What an address has before its at sign only in quotation marks: people write these by mistake, or around it. */
const NEVER_BARE = String.raw`"\(\),:;<>\[\\\]`;

/** Characters, an at sign, a domain of two labels or more whose last one is no number; 254 characters at most. */
export const EMAIL_PATTERN = new RegExp(
  String.raw`^(?=.{1,254}$)(?!.*${UNSEEN})[^@${NEVER_BARE}]+@(?:${LABEL}\.)+(?=\p{L})${LABEL}$`,
  'u',
);

/** Any text that the database can store: enough to look up an address. */
export const STORABLE_PATTERN = /^\P{Cc}*$/u;

/** Two spellings with the same result are the same account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
