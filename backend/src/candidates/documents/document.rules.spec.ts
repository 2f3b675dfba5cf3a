import { DOCUMENT_ESTADOS } from '@hiring/contract';
import { takesCancelling, takesDecision, takesFile } from './document.rules.js';

describe('a document that HR asks for', () => {
  it.each([
    [takesFile, ['pendiente', 'subido', 'rechazado']],
    [takesDecision, ['subido']],
    [takesCancelling, ['pendiente', 'subido', 'rechazado']],
  ])('may be sent, decided on and cancelled in its states only', (rule, allowed) => {
    expect(DOCUMENT_ESTADOS.filter(rule)).toEqual(allowed);
  });
});
