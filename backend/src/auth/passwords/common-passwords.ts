import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';

/** Loaded lazily: a process that sets no password need not hold 49,000 words. */
let common: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Blanks, or one character over and over. */
const isMonotonous = (password: string): boolean => /^(\s*|(.)\2*)$/su.test(password);

/** Whether a password is in the list of common ones, ignoring case and surrounding blanks. */
export async function isCommonPassword(password: string): Promise<boolean> {
  if (isMonotonous(password)) return true;
  common ??= load();
  return (await common).has(password.trim().toLowerCase());
}

/** @throws {DomainError} `password_common`, with the field. */
export async function assertUncommon(password: string, field = 'password'): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new DomainError('password_common', {}, { [field]: [sentenceOf('password_common')] });
}
