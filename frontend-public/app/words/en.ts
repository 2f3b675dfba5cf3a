export { WORDS as texts } from '@hiring/contract/words/en';
export { messages } from './candidates/en.po';
