import { setImmediate as turn } from 'node:timers/promises';
import { outsideOfRequests, scope, within } from './scope.js';

it('a value belongs to the work it was set for and to what that work starts, and to nothing else', async () => {
  const seen = async () => {
    await turn();
    return scope().languageAsked;
  };
  const works = (['ca', 'ro'] as const).map((languageAsked) => within({ languageAsked }, seen));
  expect(await seen()).toBeUndefined();
  expect(await Promise.all(works)).toEqual(['ca', 'ro']);
});

it('values are independent, and an inner one hides the outer', () => {
  within({ languageAsked: 'ro', languageWritten: 'ca' }, () => {
    within({ languageWritten: 'es' }, () => {
      expect(scope()).toEqual({ languageAsked: 'ro', languageWritten: 'es' });
    });
    expect(outsideOfRequests(() => scope())).toEqual({});
    expect(scope().languageWritten).toBe('ca');
  });
});
