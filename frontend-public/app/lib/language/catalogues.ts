import type { SiteLanguage } from '@hiring/contract/page';
import * as ar from '../../words/ar';
import * as ca from '../../words/ca';
import * as en from '../../words/en';
import * as es from '../../words/es';
import * as ro from '../../words/ro';
import { messages as arOffers } from '../../words/offers/ar.po';
import { messages as caOffers } from '../../words/offers/ca.po';
import { messages as enOffers } from '../../words/offers/en.po';
import { messages as esOffers } from '../../words/offers/es.po';
import { messages as roOffers } from '../../words/offers/ro.po';
import { messages as caSite } from '../../words/site/ca.po';
import { messages as esSite } from '../../words/site/es.po';
import { wordsOf } from './i18n';

/** Every sentence of each language; only the server has them all. */
export const WORDS = {
  es: wordsOf('es', { ...es, messages: { ...esSite, ...esOffers, ...es.messages } }),
  ca: wordsOf('ca', { ...ca, messages: { ...caSite, ...caOffers, ...ca.messages } }),
  en: wordsOf('en', { ...en, messages: { ...enOffers, ...en.messages } }),
  ro: wordsOf('ro', { ...ro, messages: { ...roOffers, ...ro.messages } }),
  ar: wordsOf('ar', { ...ar, messages: { ...arOffers, ...ar.messages } }),
} satisfies Record<SiteLanguage, unknown>;
