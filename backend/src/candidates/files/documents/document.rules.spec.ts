import { DOCUMENT_ESTADOS } from '@hiring/contract';
import { takesCancelling, takesDecision, takesFile } from './document.rules.js';

describe('a document requested by HR', () => {
  it.each([
    [takesFile, ['pendiente', 'subido', 'rechazado']],
    [takesDecision, ['subido']],
    [takesCancelling, ['pendiente', 'subido', 'rechazado']],
  ])('can be sent, decided on and cancelled only in the states for it', (rule, allowed) => {
    expect(DOCUMENT_ESTADOS.filter(rule)).toEqual(allowed);
  });
});
