import { describe, expect, it } from 'vitest';
import { partOf, partsArrived } from './part';

const Shown = () => null;

describe('a part of a page', () => {
  it('is loaded once, however often it is fetched ahead', async () => {
    let loads = 0;
    const part = partOf(async () => {
      loads += 1;
      return Promise.resolve(Shown);
    });
    part.fetchAhead();
    part.fetchAhead();
    await partsArrived();
    part.fetchAhead();
    expect(loads).toBe(1);
  });

  it('is loaded again after it has failed', async () => {
    let loads = 0;
    const part = partOf(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Shown);
    });
    part.fetchAhead();
    await partsArrived();
    part.fetchAhead();
    await partsArrived();
    expect(loads).toBe(2);
  });

  it('is waited for only while it is on its way', async () => {
    const part = partOf(() => Promise.resolve(Shown));
    expect(partsArrived()).toBeNull();
    part.fetchAhead();
    expect(partsArrived()).not.toBeNull();
    await partsArrived();
    expect(partsArrived()).toBeNull();
  });
});
