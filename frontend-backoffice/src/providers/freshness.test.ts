import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataProvider } from './dataProvider';
import { changesOf, isNoun, readAgain, readAgainUnlessEdited } from './freshness';
import { createQueryClient } from './queryClient';
import { RESOURCES } from '../resources';

const ANA = 'a0000000-0000-4000-8000-000000000001';
const LUIS = 'a0000000-0000-4000-8000-000000000002';
const JOB = 'b0000000-0000-4000-8000-000000000001';
const OTHER_JOB = 'b0000000-0000-4000-8000-000000000002';

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
});

const listOf = (resource: 'interviews' | 'notes', candidato_id: string) =>
  [resource, 'getList', { filter: { candidato_id }, sort: {}, pagination: {} }] as const;
const person = (id: string) => ['candidates', 'getOne', { id, meta: {} }] as const;
const vacancy = (id: string) => ['vacancies', 'getOne', { id }] as const;
const waitingOf = (id: string) => ['waiting', 'getManyReference', { target: 'vacancies', id }] as const;

const shown = (...keys: QueryKey[]) => keys.forEach((key) => client.setQueryData(key, {}));
const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);

describe('what a change makes stale', () => {
  it('is what shows it, of the same person only', async () => {
    shown(listOf('notes', ANA), listOf('notes', LUIS), ['timeline', ANA, null], ['timeline', LUIS, null]);
    shown(person(ANA), ['tags']);
    await readAgainUnlessEdited(client, changesOf({ kind: 'record', resource: 'notes', candidato_id: ANA }));
    expect(stale()).toEqual([listOf('notes', ANA), ['timeline', ANA, null]]);
  });

  it('is every section of a record when an hour was booked, and every list of people and interviews', async () => {
    const ofAna = [
      person(ANA),
      listOf('interviews', ANA),
      ['slot-invitations', 'getList', { filter: { candidato_id: ANA } }],
    ];
    const sections = [...ofAna, ['scorecards', ANA], ['timeline', ANA, null]] as QueryKey[];
    const lists = [
      ['stats', 'candidates', null],
      ['interviews', 'agenda', '2026-11'],
      ['candidates', 'getList', {}],
    ] as QueryKey[];
    shown(...sections, ...lists, listOf('interviews', LUIS), person(LUIS));
    const booked = {
      kind: 'interview',
      change: 'created',
      id: 'i',
      candidato_id: ANA,
      aplicacion_id: 'a',
    } as const;
    await readAgainUnlessEdited(client, changesOf(booked));
    expect(stale()).toEqual([...sections, ...lists]);
  });

  it('is the page of the vacancy that was closed and answered, by whoever did it', async () => {
    const page = [
      vacancy(JOB),
      ['vacancy-figures', [JOB]],
      ['vacancy-unanswered', JOB],
      waitingOf(JOB),
    ] as QueryKey[];
    shown(...page);
    await readAgain(client, ['vacancies', 'applications', 'emails']);
    expect(stale()).toEqual(page);
  });

  it('is not the page of another vacancy', async () => {
    shown(vacancy(JOB), waitingOf(JOB), vacancy(OTHER_JOB), waitingOf(OTHER_JOB), [
      'vacancy-unanswered',
      OTHER_JOB,
    ]);
    await readAgainUnlessEdited(
      client,
      changesOf({ kind: 'record', resource: 'vacancies', vacante_id: JOB }),
    );
    expect(stale()).toEqual([vacancy(JOB), waitingOf(JOB)]);
  });

  it('is everything that the stream tells of after a gap, and nothing else', async () => {
    shown(person(ANA), ['thread', ANA], vacancy(JOB), ['config', 'getOne', { id: '1' }], ['saved-views']);
    await readAgainUnlessEdited(client, changesOf({ kind: 'resync' }));
    expect(stale()).toEqual([person(ANA), ['thread', ANA], vacancy(JOB)]);
  });

  it('leaves a form as it was opened when somebody else changes its record', async () => {
    shown(vacancy(JOB));
    const form = new QueryObserver(client, {
      queryKey: vacancy(JOB),
      refetchOnWindowFocus: false,
      enabled: false,
    });
    const close = form.subscribe(() => undefined);
    await readAgainUnlessEdited(
      client,
      changesOf({ kind: 'record', resource: 'vacancies', vacante_id: JOB }),
    );
    expect(stale()).toEqual([]);
    close();
  });

  it('is said for every resource, and react-admin cannot read one of which it is not', async () => {
    expect(RESOURCES.filter(({ name }) => !isNoun(name))).toEqual([]);
    const params = {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    } as const;
    await expect(dataProvider.getList('unheard-of', params)).rejects.toThrow('unheard-of');
  });
});

describe('a write of a form of react-admin', () => {
  it('makes stale what other resources show of it', async () => {
    shown(listOf('interviews', ANA), ['scorecards', ANA], ['tags']);
    const write = client.getMutationCache().build(client, {
      mutationKey: ['interviews', 'create', {}],
      mutationFn: () => Promise.resolve({}),
    });
    await write.execute(undefined);
    expect(stale()).toEqual([listOf('interviews', ANA), ['scorecards', ANA]]);
  });
});
