/** Reads the API as staff, to check what pages do not show. */
import { expect, type APIRequestContext } from '@playwright/test';
import type { Schemas } from '@hiring/contract/api';

async function list<Row>(request: APIRequestContext, resource: string, filter: object): Promise<Row[]> {
  const answer = await request.get(
    `/api/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  );
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Row[];
}

/** The one candidate with this e-mail. */
export async function candidateOf(
  request: APIRequestContext,
  email: string,
): Promise<Schemas['CandidateResponse']> {
  const rows = await list<Schemas['CandidateRow']>(request, 'candidates', { q: email });
  const [row] = rows;
  expect(rows).toHaveLength(1);
  const answer = await request.get(`/api/candidates/${row?.id ?? ''}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Schemas['CandidateResponse'];
}

/** The messages about a candidate, newest first. */
export const messagesOf = (request: APIRequestContext, candidateId: string) =>
  list<Schemas['EmailRow']>(request, 'emails', { candidato_id: candidateId });

/** Agreed interviews of the days to come, the next one first. */
export const interviewsToCome = (request: APIRequestContext) =>
  list<Schemas['InterviewResponse']>(request, 'interviews', {
    estado: 'programada',
    from: new Date().toISOString(),
  });

/** The vacancies in a state, seen by the staff: those that are not public too. */
export async function vacanciesIn(
  request: APIRequestContext,
  estado: Schemas['VacancyResponse']['estado'],
): Promise<Schemas['VacancyResponse'][]> {
  const answer = await request.get('/api/vacancies?range=[0,99]');
  expect(answer.status(), await answer.text()).toBe(200);
  const vacancies = (await answer.json()) as Schemas['VacancyResponse'][];
  return vacancies.filter((vacancy) => vacancy.estado === estado && vacancy.visible_publicamente);
}
