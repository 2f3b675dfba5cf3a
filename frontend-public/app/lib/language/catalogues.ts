import type { SiteLanguage } from '@hiring/contract/page';
import * as ar from '../../words/ar';
import * as ca from '../../words/ca';
import * as en from '../../words/en';
import * as es from '../../words/es';
import * as ro from '../../words/ro';
import { messages as caSite } from '../../words/site/ca.po';
import { messages as esSite } from '../../words/site/es.po';
import { wordsOf } from './i18n';

/** Every sentence of each language; only the server has them all. */
export const WORDS = {
  es: wordsOf('es', { ...es, messages: { ...esSite, ...es.messages } }),
  ca: wordsOf('ca', { ...ca, messages: { ...caSite, ...ca.messages } }),
  en: wordsOf('en', en),
  ro: wordsOf('ro', ro),
  ar: wordsOf('ar', ar),
} satisfies Record<SiteLanguage, unknown>;
