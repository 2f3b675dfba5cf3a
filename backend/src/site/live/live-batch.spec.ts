import type { ApplicationEvent } from '@hiring/contract';
import { LiveBatch } from './live-batch.js';

const event = (change: ApplicationEvent['change'], id = 'a', version = 1): ApplicationEvent => ({
  kind: 'application',
  change,
  id,
  candidato_id: 'c',
  vacante_id: null,
  stage: 'recibida',
  version,
});

const taken = (...events: Parameters<LiveBatch['add']>[0][]) => {
  const batch = new LiveBatch();
  events.forEach((each) => batch.add(each));
  return batch.take();
};

describe('a batch of live events', () => {
  it('names each application once, in its latest state', () => {
    expect(taken(event('changed', 'a', 2), event('changed', 'b'), event('changed', 'a', 3))).toEqual([
      event('changed', 'b'),
      event('changed', 'a', 3),
    ]);
  });

  it('says that an application moved, whatever changed afterwards', () => {
    expect(taken(event('moved', 'a', 2), event('changed', 'a', 3))).toEqual([event('moved', 'a', 3)]);
    expect(taken(event('moved', 'a', 2), event('removed', 'a', 3))).toEqual([event('removed', 'a', 3)]);
  });

  it('is a single event when there are too many', () => {
    expect(taken(...Array.from({ length: 101 }, (_, n) => event('moved', `id${n}`)))).toEqual([
      { kind: 'resync' },
    ]);
    expect(taken(event('moved'), { kind: 'resync' })).toEqual([{ kind: 'resync' }]);
  });

  it('tells of each person’s notes once, however many there are', () => {
    const notes = (candidato_id: string) => ({ kind: 'record', resource: 'notes', candidato_id }) as const;
    expect(taken(notes('c'), notes('d'), notes('c'))).toEqual([notes('d'), notes('c')]);
  });

  it('is empty the second time', () => {
    const batch = new LiveBatch();
    batch.add(event('moved'));
    batch.take();
    expect([batch.empty, batch.take()]).toEqual([true, []]);
  });
});
