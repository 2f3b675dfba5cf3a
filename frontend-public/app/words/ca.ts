export { WORDS as texts } from '@hiring/contract/words/ca';
export { messages } from './candidates/ca.po';
