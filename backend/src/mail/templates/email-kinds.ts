import { type EditableTemplate, type Plantilla, say } from '@hiring/contract';
import * as account from './kinds/account-templates.js';
import * as accountSecurity from './kinds/account-security-templates.js';
import * as alert from './kinds/alert-templates.js';
import * as contact from './kinds/contact-templates.js';
import * as document from './kinds/document-templates.js';
import * as integration from './kinds/integration-templates.js';
import * as interview from './kinds/interview-templates.js';
import * as offer from './kinds/offer-templates.js';
import * as onboarding from './kinds/onboarding-templates.js';
import * as privacy from './kinds/privacy-templates.js';
import * as process from './kinds/process-templates.js';
import * as staff from './kinds/staff-templates.js';
import * as talent from './kinds/talent-templates.js';
import * as thread from './kinds/thread-templates.js';
import * as twoFactor from './kinds/two-factor-templates.js';
import type { EditableKind, EmailKind } from './template.js';

type ByName = { readonly [P in Plantilla]: P extends EditableTemplate ? EditableKind : EmailKind };

const KINDS = {
  ...account,
  ...accountSecurity,
  ...alert,
  ...contact,
  ...document,
  ...integration,
  ...interview,
  ...offer,
  ...onboarding,
  ...privacy,
  ...process,
  ...staff,
  ...talent,
  ...thread,
  ...twoFactor,
} satisfies ByName;

/** Every kind of e-mail, by its name: the objects of ./kinds. */
export const EMAILS: ByName = KINDS;

/** A kind with its words in the language of what is being written. */
export const kindNow = <P extends Plantilla>(plantilla: P): ByName[P] => inWords(EMAILS[plantilla]);

/** Every text in it; names and addresses have no translation and stay. */
function inWords<Value>(value: Value): Value {
  if (typeof value === 'string') return say(value) as Value;
  if (Array.isArray(value)) return value.map(inWords) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWords(part)])) as Value;
}

type Names<P extends Plantilla, List extends 'needs' | 'takes'> = (typeof KINDS)[P][List][number];

/** Value names of this kind of e-mail. */
export type EmailValue<P extends Plantilla> = Names<P, 'needs' | 'takes'>;

/** What an e-mail of this kind is told. */
export type EmailData<P extends Plantilla> = P extends Plantilla
  ? Record<Names<P, 'needs'>, string> & Partial<Record<Names<P, 'takes'>, string>>
  : never;
