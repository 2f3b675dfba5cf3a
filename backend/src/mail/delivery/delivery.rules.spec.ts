import { DEFAULT_DELIVERY } from './delivery-settings.js';
import { afterFailure } from './delivery.rules.js';

const passing = { permanent: false, reason: 'sin servidor' };

describe('afterFailure', () => {
  it.each([
    [1, 10],
    [2, 30],
    [3, 60],
    [4, 120],
    [8, 1800],
    [9, 3600],
    [23, 3600],
  ])('waits after attempt %i for %i seconds', (tries, seconds) => {
    expect(afterFailure(passing, tries, DEFAULT_DELIVERY)).toEqual({
      estado: 'pendiente',
      error: 'sin servidor',
      waitMs: seconds * 1000,
    });
  });

  it('gives up after the last attempt', () => {
    expect(afterFailure(passing, 24, DEFAULT_DELIVERY)).toEqual({ estado: 'fallido', error: 'sin servidor' });
  });

  it('gives up at once when a retry cannot succeed', () => {
    const failure = { permanent: true, reason: 'no existe' };
    expect(afterFailure(failure, 1, DEFAULT_DELIVERY)).toEqual({ estado: 'fallido', error: 'no existe' });
  });
});
