export { WORDS as texts } from '@hiring/contract/words/ro';
export { messages } from './candidates/ro.po';
