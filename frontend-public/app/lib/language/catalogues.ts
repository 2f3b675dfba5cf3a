import { WORDS as SHARED } from '@hiring/contract/words';
import type { SiteLanguage } from '@hiring/contract/page';
import { messages as ar } from '../../words/candidates/ar.po';
import { messages as ca } from '../../words/candidates/ca.po';
import { messages as en } from '../../words/candidates/en.po';
import { messages as es } from '../../words/candidates/es.po';
import { messages as ro } from '../../words/candidates/ro.po';
import { messages as caSite } from '../../words/site/ca.po';
import { messages as esSite } from '../../words/site/es.po';
import { wordsOf } from './i18n';
import { byTextKey } from './text-key';

/** Every sentence of each language; only the server has them all. */
export const WORDS = {
  es: wordsOf('es', { ...esSite, ...es }),
  ca: wordsOf('ca', { ...byTextKey(SHARED.ca), ...caSite, ...ca }),
  en: wordsOf('en', { ...byTextKey(SHARED.en), ...en }),
  ro: wordsOf('ro', { ...byTextKey(SHARED.ro), ...ro }),
  ar: wordsOf('ar', { ...byTextKey(SHARED.ar), ...ar }),
} satisfies Record<SiteLanguage, unknown>;
