import { DomainError } from '../../platform/errors/domain-error.js';
import { sentenceOf } from '../../platform/errors/error-catalogue.js';

/** The error of a wrong code, with its field. */
export const wrongCode = (): DomainError =>
  new DomainError('wrong_code', {}, { code: [sentenceOf('wrong_code')] });
