export { WORDS as texts } from '@hiring/contract/words/ar';
export { messages } from './candidates/ar.po';
